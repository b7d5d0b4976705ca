/** One of the loader's steps: what fails in it, in a place that nobody thought of, is reported and stops no other. */
export function alone(step: () => void): void {
  try {
    step();
  } catch (error) {
    reportError(error);
  }
}
