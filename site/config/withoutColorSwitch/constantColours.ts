/** Upstream takes over what another tab stores, whether there is a switch or not. Registered first, this hears of it first. */
if (typeof window !== 'undefined') addEventListener('storage', (event) => event.key === 'theme' && event.stopImmediatePropagation());
