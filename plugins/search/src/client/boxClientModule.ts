// The dev server has no built pages to index: there the form leads to the search page, which says so.
if (process.env.NODE_ENV !== 'development' && typeof window !== 'undefined') void import('../box/installOnce.ts');
