/** Screen readers hear nothing when the router shows another page: its title is put where it is read out. */
if (typeof document !== 'undefined') {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.style.cssText = 'position:fixed;clip-path:inset(50%)';
  document.body.append(status);
  new MutationObserver(() => (status.textContent = document.title)).observe(document.querySelector('title')!, {childList: true});
}
