/**
 * For a site with the colour switch, in every page: until the application runs and takes over, the switch works, and the page follows the
 * colours that other tabs choose, or the system's where none is chosen. What upstream leaves out is done here before and after: the
 * browser's own bar has the colour of the page, and paper is white.
 */
const KEY = 'theme';
/** Upstream's words, which the application would put there; `tests/browser/variant.pw.ts` reads both. */
const WORDS: Readonly<Record<string, string>> = {system: '跟随系统', light: '浅色模式', dark: '暗黑模式'};
const {dataset} = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
const buttons = document.querySelectorAll<HTMLButtonElement>('[class*="colorModeToggle"] button');
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

/** The switch says what is chosen, and the browser's bar has the colour of the page. */
function tell(): void {
  const word = WORDS[dataset.themeChoice!]!;
  for (const button of buttons) {
    button.setAttribute('aria-label', button.getAttribute('aria-label')!.replace(button.title, word));
    button.title = word;
  }
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--x2-surface');
  document.querySelector('meta[name="theme-color"]')!.setAttribute('content', surface);
}

addEventListener('storage', ({key, newValue}) => key === KEY && show(newValue));
system.addEventListener('change', () => dataset.themeChoice === 'system' && show(null));

// Upstream disables it until the application runs.
for (const button of buttons) {
  button.disabled = false;
  button.dataset.worksEarly = '';
  button.addEventListener('click', onPress);
}

tell();
new MutationObserver(tell).observe(document.documentElement, {attributeFilter: ['data-theme', 'data-theme-choice']});

let onScreen = dataset.theme;
addEventListener('beforeprint', () => {
  onScreen = dataset.theme;
  dataset.theme = 'light';
});
addEventListener('afterprint', () => (dataset.theme = onScreen));
