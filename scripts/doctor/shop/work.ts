import { connect } from 'node:net';
import { readQueueState } from '@bowline/database';
import { blocks, type Finding, fine, hint } from '../finding.mjs';
import { minutes, type ShopPlace } from './place.ts';

const lateSeconds = 60;
const tooLateSeconds = 600;
const patienceMs = 5_000;

/** What the worker has to do, and letters, which are most of it. */
export async function checkWork(place: ShopPlace): Promise<Finding[]> {
  return [...(await queue(place)), ...(await letters(place)), ...(await postOffice(place))];
}

async function queue({ pool }: ShopPlace): Promise<Finding[]> {
  const { due, failed, lagSeconds } = await readQueueState(pool);
  const about = `${due} jobs are due, the oldest for ${minutes(lagSeconds)}`;
  const advice = 'is a process with the role worker running? Its log says what it is busy with';
  return [
    lagSeconds > tooLateSeconds
      ? blocks(about, advice)
      : lagSeconds > lateSeconds
        ? hint(about, advice)
        : fine('no job waits'),
    ...(failed > 0
      ? [
          hint(
            `${failed} jobs were given up after all tries`,
            'the desk shows them under jobs: repair the cause, then try them again',
          ),
        ]
      : []),
  ];
}

async function letters({ pool, env }: ShopPlace): Promise<Finding[]> {
  if (!env.SMTP_URL)
    return [
      hint('letters are kept and not sent', 'set SMTP_URL and MAIL_FROM when customers are to get them'),
    ];
  const { rows } = await pool.query<{ failed: number; waiting: number; oldestSeconds: number | null }>(`
    select count(*) filter (where failed_at > now() - interval '1 day')::int as failed,
      count(*) filter (where failed_at is null)::int as waiting,
      extract(epoch from now() - min(posted_at) filter (where failed_at is null))::int as "oldestSeconds"
    from mail_letter where sent_at is null and posted_at > now() - interval '7 days'`);
  const { failed = 0, waiting = 0, oldestSeconds = 0 } = rows[0] ?? {};
  const isLate = (oldestSeconds ?? 0) > tooLateSeconds;
  return [
    isLate
      ? blocks(
          `${waiting} letters wait, the oldest for ${minutes(oldestSeconds ?? 0)}`,
          'see the log of the worker and the mail server',
        )
      : fine('letters leave'),
    ...(failed > 0
      ? [hint(`${failed} letters could not be sent since yesterday`, 'the mailbox of the desk says why')]
      : []),
  ];
}

/** Whether somebody listens there; nothing is sent. */
async function postOffice({ env }: ShopPlace): Promise<Finding[]> {
  const url = URL.parse(env.SMTP_URL ?? '');
  if (!url) return [];
  const port = Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587);
  const answers = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: url.hostname, port, timeout: patienceMs });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
  if (answers) return [fine(`the mail server ${url.hostname}:${port} answers`)];
  return [
    blocks(
      `the mail server ${url.hostname}:${port} does not answer`,
      'correct SMTP_URL, or let the shop reach it',
    ),
  ];
}
