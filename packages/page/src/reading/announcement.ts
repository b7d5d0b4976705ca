/** Where Docusaurus looks, too, whether the reader has closed the announcement, and which (`site/config/announcement.ts`). */
const KEY = 'docusaurus.announcement.';

/** Hides the bar for good. The focus moves on to what stands below instead of being lost with the button. */
export function closeAnnouncement(target: Element): void {
  const button = target.closest('.theme-announcement-bar button');
  if (!button) return;
  const hadFocus = button === document.activeElement;
  try {
    localStorage.setItem(`${KEY}id`, document.documentElement.dataset.announcement!);
    localStorage.setItem(`${KEY}dismiss`, 'true');
  } catch {
    // Closed for this page alone.
  }
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  if (hadFocus) document.querySelector<HTMLElement>('.navbar__brand')?.focus({preventScroll: true});
}
