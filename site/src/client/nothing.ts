/** Stands for a module that no reader needs: `withoutPrism`. */
export {};
