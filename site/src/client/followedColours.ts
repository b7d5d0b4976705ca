/**
 * For a site with the colour switch, in every page: until the application runs and takes over, the page follows the colours that
 * other tabs choose, or the system's where none is chosen.
 */
const {dataset} = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');

function show(choice: string | null): void {
  if (dataset.hasHydrated === 'true') return;
  const chosen = choice && (choice === 'dark' ? choice : 'light');
  dataset.themeChoice = chosen ?? 'system';
  dataset.theme = chosen ?? (system.matches ? 'dark' : 'light');
}

addEventListener('storage', ({key, newValue}) => key === 'theme' && show(newValue));
system.addEventListener('change', () => dataset.themeChoice === 'system' && show(null));
