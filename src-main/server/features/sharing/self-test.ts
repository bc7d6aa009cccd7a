import { get } from 'node:http';
import * as z from 'zod/mini';
import { API_PREFIX } from '#shared/constants/limits.ts';
import { healthApi } from '#shared/contracts/health.contract.ts';
import type {
  SelfTest,
  SelfTestVerdict,
  SharedAddress,
} from '#shared/contracts/sharing.contract.ts';
import { sharingTexts } from '#shared/texts/sharing.ts';

/** A machine that does not answer itself within this long will not answer a pupil either. */
const ANSWER_MS = 3_000;

export interface SelfTestParts {
  addresses: readonly SharedAddress[];
  reachedByOthers: boolean;
  version: string;
  platform: NodeJS.Platform;
}

/** Calls the shared addresses from this machine, and says honestly how far that goes. */
export async function runSelfTest(parts: SelfTestParts): Promise<SelfTest> {
  const results = await Promise.all(
    parts.addresses.map(async ({ address, url, state }) => {
      const problem =
        state === 'open' ? await findProblem(url, parts.version) : sharingTexts.test.notListening;
      return {
        address,
        url,
        answers: problem === undefined,
        detail: problem ?? sharingTexts.test.answers,
      };
    }),
  );
  const verdict = judge(
    results.some(({ answers }) => answers),
    parts.reachedByOthers,
  );
  const texts = sharingTexts.test[verdict];
  return {
    verdict,
    summary: texts.summary,
    proves: texts.proves,
    doesNotProve: texts.doesNotProve,
    steps: verdict === 'works' ? [] : [...stepsFor(verdict, parts.platform)],
    results,
    reachedByOthers: parts.reachedByOthers,
  };
}

function judge(answersHere: boolean, reachedByOthers: boolean): SelfTestVerdict {
  if (!answersHere) return 'broken';
  return reachedByOthers ? 'works' : 'answers-here';
}

function stepsFor(verdict: SelfTestVerdict, platform: NodeJS.Platform): readonly string[] {
  if (verdict === 'broken') return sharingTexts.test.brokenSteps;
  if (platform === 'win32') return sharingTexts.test.windowsSteps;
  return platform === 'darwin' ? sharingTexts.test.macSteps : sharingTexts.test.linuxSteps;
}

const Health = z.object({ data: healthApi.health.response });

/** Undefined when this very server answers there. */
function findProblem(url: string, version: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(
      `${url}${API_PREFIX}${healthApi.health.path}`,
      { agent: false, timeout: ANSWER_MS },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('error', () => resolve(sharingTexts.test.noAnswer));
        response.on('end', () => {
          const isOurs = parse(text)?.data.version === version;
          resolve(isOurs ? undefined : sharingTexts.test.stranger);
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', () => resolve(sharingTexts.test.noAnswer));
  });
}

function parse(text: string): z.infer<typeof Health> | undefined {
  try {
    return Health.safeParse(JSON.parse(text)).data;
  } catch {
    // No JSON: another program answers.
    return undefined;
  }
}
