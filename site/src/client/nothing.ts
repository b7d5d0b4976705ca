/** Stands for what no reader needs: a module that would run at the start, or a component that would show nothing. */
export default () => null;
