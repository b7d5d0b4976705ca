/** Change `id` and the bar is shown again to readers who closed the previous one. */
export const announcementBar = {
  id: 'lab-2025',
  content: '<strong>新</strong>：在<a href="/lab">实验室</a>里亲眼看切片在观众之间传输，无需后端。',
  isCloseable: true,
  // Upstream's bar is white in the dark theme, too.
  backgroundColor: 'var(--x2-surface-sunken)',
  textColor: 'var(--x2-ink)',
};

const KEY = 'docusaurus.announcement.';

/**
 * A bar with a new `id` counts as not closed; one that was closed is hidden by upstream's styles. Without storage the bar is shown.
 * Checked again on `pageshow`: while a page was in the back/forward cache, the bar may have been closed on another one.
 */
export const announcementScript =
  `onpageshow=()=>{try{const s=localStorage,d=document.documentElement.dataset;if(s.getItem('${KEY}id')!==(d.announcement='${announcementBar.id}'))s.removeItem('${KEY}dismiss');` +
  `else if(s.getItem('${KEY}dismiss')==='true')d.announcementBarInitiallyDismissed=true}catch{}};onpageshow()`;
