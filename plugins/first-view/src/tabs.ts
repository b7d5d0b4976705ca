import {closestTo} from './closestTo.ts';

/**
 * Tabs before the application runs: they need nothing of it. The value that a reader chooses of a group is kept where Docusaurus
 * keeps it, and the application takes it from there; so it writes what is shown already, and nothing has to be pressed again.
 */
const KEY = 'docusaurus.tab.';

export const tabOf = (event: Event): HTMLElement | null => closestTo(event, '[role="tab"][data-value]');

/** What the reader chose on an earlier page. */
export function showRememberedTabs(): void {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-group]')];
  for (const group of new Set(lists.map(({dataset}) => dataset.group!))) {
    const value = remembered(group);
    if (value) show(group, value);
  }
}

/** Shows what a tab stands for, wherever the page has tabs of its group. Says whether it could: the choice must be kept. */
export function chooseTab(tab: HTMLElement): boolean {
  const {group} = tab.parentElement!.dataset;
  const {value} = tab.dataset;
  try {
    localStorage.setItem(KEY + group, value!);
  } catch {
    return false;
  }
  const {top} = tab.getBoundingClientRect();
  show(group!, value!);
  // Tabs further up may have become longer or shorter.
  scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
  return true;
}

function remembered(group: string): string | null {
  try {
    return localStorage.getItem(KEY + group);
  } catch {
    return null;
  }
}

function show(group: string, value: string): void {
  for (const list of document.querySelectorAll(`[data-group="${group}"]`)) {
    const tabs = [...list.children] as HTMLElement[];
    if (!tabs.some(({dataset}) => dataset.value === value)) continue;
    const panels = list.nextElementSibling!.children;
    tabs.forEach((tab, index) => {
      const isChosen = tab.dataset.value === value;
      tab.classList.toggle('tabs__item--active', isChosen);
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      (panels[index] as HTMLElement).hidden = !isChosen;
    });
  }
}
