/**
 * For a site with the colour switch, in every page: until the application runs and takes over, the switch works, and the page follows the
 * colours that other tabs choose, or the system's where none is chosen.
 */
const KEY = 'theme';
const {dataset} = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
const isRunning = () => dataset.hasHydrated === 'true';

function show(choice: string | null): void {
  if (isRunning()) return;
  const chosen = choice && (choice === 'dark' ? choice : 'light');
  dataset.themeChoice = chosen ?? 'system';
  dataset.theme = chosen ?? (system.matches ? 'dark' : 'light');
}

/** The order is upstream's: the system, light, dark. */
function onPress(): void {
  if (isRunning()) return;
  const next = {system: 'light', light: 'dark'}[dataset.themeChoice!] ?? null;
  show(next);
  try {
    if (next) localStorage.setItem(KEY, next);
    else localStorage.removeItem(KEY);
  } catch {
    // Chosen for this page alone.
  }
}

addEventListener('storage', ({key, newValue}) => key === KEY && show(newValue));
system.addEventListener('change', () => dataset.themeChoice === 'system' && show(null));

// Upstream disables it until the application runs.
for (const button of document.querySelectorAll<HTMLButtonElement>('[class*="colorModeToggle"] button')) {
  button.disabled = false;
  button.dataset.worksEarly = '';
  button.addEventListener('click', onPress);
}
