/** Stands for axios' own in the build (`webpack.config.ts`): there are no defaults that a call's settings would have to be merged with. */
function mergeConfig(_defaults: object, call: object): object {
  return Object.assign(Object.create(null) as object, call);
}

export { mergeConfig as default };
