# Hearth in a container, for amd64 and arm64 alike: nothing below depends on the machine it is built on.
#
#   docker build -t hearth .
#   docker run -d --name hearth -v hearth:/data -p 8420:8420 -e TZ=Europe/London hearth
#   docker exec hearth cat /data/owner.token    # the owner's token; the log only names the file
#
# Settings: /data/hearth.yaml, or -e HEARTH_… (docs/reference/config.md). The embedded broker answers other machines on
# 1883 only once bus.host and bus.users are set, for it lets strangers in on the loopback interface alone.

FROM node:24-bookworm-slim AS build
WORKDIR /hearth
# Dependencies first: they change less often than the sources, and this layer is the slow one.
COPY package.json package-lock.json ./
# This Node takes the SQLite that comes with its binaries (docs/decisions/0013): nothing is compiled.
RUN npm ci --ignore-scripts
COPY build.mjs build-stamp.mjs tsconfig.json LICENSE README.md CONTRIBUTING.md SECURITY.md CHANGELOG.md ./
COPY src ./src
COPY services ./services
COPY devices ./devices
COPY page ./page
COPY templates ./templates
COPY docs ./docs
RUN node build.mjs
# The bundle holds everything but the addon, so that the image needs this one package and no other.
RUN mkdir -p /runtime/node_modules \
 && cp -r dist package.json LICENSE /runtime/ \
 && cp -r node_modules/better-sqlite3-napi /runtime/node_modules/ \
 && rm -rf /runtime/node_modules/better-sqlite3-napi/deps /runtime/node_modules/better-sqlite3-napi/src

FROM node:24-bookworm-slim AS runtime
ENV NODE_ENV=production HEARTH_DATA=/data MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /hearth
COPY --from=build /runtime ./
RUN ln -s /hearth/dist/main.js /usr/local/bin/hearth \
 && mkdir /data \
 && chown node:node /data
USER node
VOLUME /data
EXPOSE 8420 1883
STOPSIGNAL SIGTERM
# The hub may speak HTTP or HTTPS (http.tls); whose certificate it shows is of no matter on the way to itself.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "const ask = (by, next) => require(`node:${by}`).get(`${by}://127.0.0.1:${process.env.HEARTH_HTTP_PORT || 8420}/healthz`, { rejectUnauthorized: false }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', next); ask('http', () => ask('https', () => process.exit(1)))"]
ENTRYPOINT ["node", "/hearth/dist/main.js"]
CMD ["up", "--data", "/data"]
