/** Shows nothing, as upstream's does where there is no switch. */
export default () => null;
