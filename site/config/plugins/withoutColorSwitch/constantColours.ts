/** Upstream adopts the theme that another tab stores, even without a switch. This listener is registered first and stops that. */
if (typeof window !== 'undefined') addEventListener('storage', (event) => event.key === 'theme' && event.stopImmediatePropagation());
