import {recall, remember} from '@x2p2p/page/remember';
import {canStart} from './running.ts';
import {closestTo} from './closestTo.ts';
import {whenIdle} from './whenIdle.ts';

/**
 * Tabs before the application runs, which they do not need. The value that a reader chooses in a group is stored where Docusaurus
 * stores it; the application reads it from there, so it renders what is already shown, and no press has to be replayed.
 */
const KEY = 'docusaurus.tab.';

export const tabOf = (event: Event): HTMLElement | null => closestTo(event, '[role="tab"][data-value]');

/** What the reader chose on an earlier page. */
export function showRememberedTabs(): void {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-group]')];
  for (const group of new Set(lists.map(({dataset}) => dataset.group!))) {
    const value = recall(KEY + group);
    if (value) show(group, value);
  }
}

/**
 * Shows a tab's value wherever the page has tabs of its group. When the choice cannot be stored, the application would not know of it:
 * then nothing is shown, and the press waits for it, where it comes.
 */
export function chooseTab(tab: HTMLElement): void {
  const {group} = tab.parentElement!.dataset;
  const {value} = tab.dataset;
  const {top} = tab.getBoundingClientRect();
  remember(KEY + group!, value!);
  if (canStart && recall(KEY + group!) !== value) return;
  show(group!, value!);
  // Tabs further up may have become longer or shorter.
  scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
}

/** What a press shows is laid out before, in idle moments: a panel is hidden by `content-visibility`, under which browsers keep that. */
export function layOutPanels(): void {
  for (const content of document.querySelectorAll('[role="tabpanel"][hidden]>*')) whenIdle(() => content.getBoundingClientRect());
}

function show(group: string, value: string): void {
  for (const list of document.querySelectorAll(`[data-group="${group}"]`)) {
    const tabs = [...list.children] as HTMLElement[];
    const panels = [...list.nextElementSibling!.children] as (Element & {hidden: boolean | 'until-found'})[];
    const chosen = tabs.map((tab) => tab.dataset.value === value);
    // Shown already, as when a choice comes back from the address.
    const wanted = tabs[chosen.indexOf(true)];
    if (!wanted || wanted.ariaSelected === 'true') continue;
    tabs.forEach((tab, index) => {
      // First, as for a tab with the focus the browser computes all styles anew that have changed until then.
      tab.tabIndex = chosen[index] ? 0 : -1;
      tab.ariaSelected = String(chosen[index]);
      tab.classList.toggle('tabs__item--active', chosen[index]);
    });
    // The browser's own search finds what is in the other panels, too.
    panels.forEach((panel, index) => (panel.hidden = chosen[index] ? false : 'until-found'));
  }
}
