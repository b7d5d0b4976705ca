/** This site has no service worker. One that an older site left on this origin could answer with pages of that time: it goes. */
if (typeof window !== 'undefined' && 'serviceWorker' in navigator) {
  // Where storage is refused, so are workers.
  navigator.serviceWorker.getRegistrations().then(
    (registrations) => registrations.forEach((registration) => void registration.unregister()),
    () => {},
  );
}
