/** GET /queries/banners.groq (specification 7.3). No banner is published yet: the answer is an empty result. */
export function loader() {
  return Response.json({ result: [] }, { headers: { 'cache-control': 'public, max-age=60' } });
}
