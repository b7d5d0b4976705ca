/** What `remember` has kept; `null` for nothing, or without storage. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a reader's choice, `null` for none, and tells this page of it as the browser tells others. Without storage it lasts as long as the page. */
export function remember(key: string, newValue: string | null): void {
  try {
    const oldValue = localStorage.getItem(key);
    if (newValue === oldValue) return;
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue, storageArea: localStorage}));
  } catch {
    // Docusaurus' tabs ask the storage, too: there is nobody to tell.
  }
}
