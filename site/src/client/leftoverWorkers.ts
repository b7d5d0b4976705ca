/** This site has no service worker. One left by an older site on this origin could answer with its old pages, so it is unregistered. */
if (typeof window !== 'undefined' && 'serviceWorker' in navigator) {
  // Rejected where the browser refuses storage.
  navigator.serviceWorker.getRegistrations().then(
    (registrations) => registrations.forEach((registration) => void registration.unregister()),
    () => {},
  );
}
