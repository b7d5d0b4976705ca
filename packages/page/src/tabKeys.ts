/** The keys of a list of tabs, before the application runs and in it: arrows, Home and End move the focus, Enter and Space choose. */
export function onTabKey(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>, tab: HTMLElement): void {
  const tabs = [...tab.parentElement!.children] as HTMLElement[];
  const last = tabs.length - 1;
  const at = tabs.indexOf(tab);
  const focus = (index: number) => () => tabs[index]!.focus();
  const choose = () => tab.click();
  const actions: Record<string, () => void> = {
    Enter: choose,
    ' ': choose,
    Home: focus(0),
    End: focus(last),
    ArrowLeft: focus(at ? at - 1 : last),
    ArrowRight: focus(at < last ? at + 1 : 0),
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
