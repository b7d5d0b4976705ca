// Pages carry the opener in their own script; it is fetched for those that were built without it. The dev server has no built
// pages to index: there the form leads to the search page, which says so.
if (process.env.NODE_ENV !== 'development' && typeof window !== 'undefined' && !('x2Search' in window))
  void import('../box/installOnce.ts');
