/** Screen readers announce nothing when the router shows another page, so its title is copied into a live region. */
if (typeof document !== 'undefined') {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.style.cssText = 'position:fixed;clip-path:inset(50%)';
  document.body.append(status);
  new MutationObserver(() => (status.textContent = document.title)).observe(document.querySelector('title')!, {childList: true});
}
