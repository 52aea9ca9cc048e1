# One image for every role: `ROLES` decides whether it serves pages, writes, or both.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json .npmrc CHANGELOG.md ./
COPY packages ./packages
COPY content ./content
COPY apps ./apps
COPY scripts ./scripts
RUN npm install --no-save --no-audit --no-fund --omit=dev
# Address people open: canonical links and the sitemap are written at build.
ARG PUBLIC_URL
RUN npm run build
# What only builds the page stays behind.
RUN rm -rf node_modules && npm install --no-save --no-audit --no-fund --omit=dev --workspace=@tangleaf/server

FROM node:24-bookworm-slim
# Two areas of memory for all threads together: by default each thread gets its own, and keeps what it has freed.
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
# Beside the data, what a process has compiled, so that the next starts sooner.
RUN install -d -o node -g node /data /app/.runtime
COPY --from=build --chown=node:node /app/package.json /app/package-lock.json /app/CHANGELOG.md ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/packages ./packages
COPY --from=build --chown=node:node /app/content/pages ./content/pages
COPY --from=build --chown=node:node /app/apps ./apps
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The young generation that Node takes is mostly idle.
CMD ["node", "--max-semi-space-size=8", "apps/server/build/current/main.js"]
