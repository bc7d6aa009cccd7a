// `npm run check`: everything that can be said without running the product.
import { checkSteps } from './check-steps.mjs';

let failed = 0;
for (const [name, run] of checkSteps) {
  const { passed, output } = await run();
  if (!passed) failed++;
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}${passed ? '' : `\n${output}`}`);
}
process.exit(failed === 0 ? 0 : 1);
