// `npm run check`: everything that can be said without running the product.
import { checkSteps } from './check-steps.mjs';

const failed = checkSteps.filter(([name, run]) => {
  const passed = run();
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${String(name)}`);
  return !passed;
});
process.exit(failed.length === 0 ? 0 : 1);
