import { connect } from 'node:tls';
import { blocks, type Finding, fine, hint } from '../finding.mjs';
import type { ShopPlace } from './place.ts';

const patienceMs = 5_000;
const dayMs = 86_400_000;
const soonDays = 21;
const lastDays = 3;

/** That of the address people use, as a browser would see it. */
export async function checkCertificate({ env }: ShopPlace): Promise<Finding[]> {
  const url = URL.parse(env.PUBLIC_URL ?? '');
  if (url?.protocol !== 'https:') return [];
  const seen = await lookAt(url);
  const name = url.host;
  if (!seen) return [hint(`${name} does not answer from here`, 'if visitors reach it, nothing is wrong')];
  if (seen.problem)
    return [blocks(`browsers refuse the certificate of ${name}: ${seen.problem}`, 'have it issued anew')];
  const days = Math.floor((seen.validTo - Date.now()) / dayMs);
  const about = `the certificate of ${name} is good for ${days} days`;
  const advice = 'whoever renews it did not: see the log of your proxy';
  if (days < lastDays) return [blocks(about, advice)];
  return [days < soonDays ? hint(about, advice) : fine(about)];
}

function lookAt(url: URL): Promise<{ readonly validTo: number; readonly problem: string } | undefined> {
  return new Promise((resolve) => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port) || 443,
      servername: url.hostname,
      rejectUnauthorized: false,
      timeout: patienceMs,
    });
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate();
      resolve({
        validTo: Date.parse(valid_to),
        problem: socket.authorized ? '' : String(socket.authorizationError),
      });
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('late')));
    socket.once('error', () => resolve(undefined));
  });
}
