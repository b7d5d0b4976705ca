/** The package without its histories for addresses after `#` and for tests, which the router names and this site never makes. */
export * from 'history/esm/history.js';
export {createBrowserHistory as createHashHistory, createBrowserHistory as createMemoryHistory} from 'history/esm/history.js';
