import {compileScript, parse} from 'vue/compiler-sfc';

/** The TypeScript of a component with `<script setup>`, its template included; throws at what Vue's compiler does not accept. */
export function compileVue(source: string, filename: string): string {
  const {descriptor, errors} = parse(source, {filename});
  if (errors[0]) throw errors[0];
  return compileScript(descriptor, {id: filename, inlineTemplate: true}).content;
}
