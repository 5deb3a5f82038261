# Hearth in a container, for amd64 and arm64 alike: nothing below depends on the machine it is built on.
#
#   docker build -t hearth .
#   docker run -d --name hearth -v hearth:/data -p 8420:8420 -e TZ=Europe/London hearth
#
# Settings: /data/hearth.yaml, or -e HEARTH_… (docs/reference/config.md). The embedded broker answers other machines on
# 1883 only once bus.host and bus.users are set, for it lets strangers in on the loopback interface alone.

FROM node:20-bookworm-slim AS build
# better-sqlite3 is compiled where no prebuilt binary can be fetched.
RUN apt-get update \
 && apt-get install -y --no-install-recommends python3 make g++ \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /hearth
# Dependencies first: they change less often than the sources, and this layer is the slow one.
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts && npm rebuild better-sqlite3
COPY build.mjs tsconfig.json LICENSE ./
COPY src ./src
COPY services ./services
COPY devices ./devices
RUN node build.mjs
# The bundle holds everything but the addon, so that the image needs these three packages and no other.
RUN mkdir -p /runtime/node_modules \
 && cp -r dist package.json LICENSE /runtime/ \
 && cp -r node_modules/better-sqlite3 node_modules/bindings node_modules/file-uri-to-path /runtime/node_modules/ \
 && rm -rf /runtime/node_modules/better-sqlite3/deps /runtime/node_modules/better-sqlite3/src \
           /runtime/node_modules/better-sqlite3/build/Release/obj* /runtime/node_modules/better-sqlite3/build/Release/*.a

FROM node:20-bookworm-slim AS runtime
ENV NODE_ENV=production HEARTH_DATA=/data
WORKDIR /hearth
COPY --from=build /runtime ./
RUN ln -s /hearth/dist/main.js /usr/local/bin/hearth \
 && mkdir /data \
 && chown node:node /data
USER node
VOLUME /data
EXPOSE 8420 1883
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEARTH_HTTP_PORT || 8420}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/hearth/dist/main.js"]
CMD ["up", "--data", "/data"]
