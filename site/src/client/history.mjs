/** The package without its hash and memory histories, which the router imports but this site never creates. */
export * from 'history/esm/history.js';
export {createBrowserHistory as createHashHistory, createBrowserHistory as createMemoryHistory} from 'history/esm/history.js';
