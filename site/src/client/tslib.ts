/** All that the browser's bundle uses of tslib, which CommonJS packages would pull in as a whole. */
export const __importDefault = (module: {readonly __esModule?: boolean}): unknown => (module.__esModule ? module : {default: module});
