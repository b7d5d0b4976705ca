export * from '../page.ts';
