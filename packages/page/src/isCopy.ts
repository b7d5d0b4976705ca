/** Whether the page says that it is one of a copy of the site (`scripts/offline`), or is a file on a disk. */
export const isCopy = (): boolean => !location.protocol.startsWith('http') || 'copy' in document.documentElement.dataset;
