/** An empty module in place of one that no reader needs (`withoutPrism`). */
export {};
