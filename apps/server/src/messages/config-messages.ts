import type { Variant } from "@tangleaf/contract";
import type { ConfigKey } from "../platform/config-keys.ts";

type ConfigMessages = {
  readonly title: string;
  readonly bad: string;
  readonly hidden: string;
  readonly rolesNeedShared: string;
  readonly modelTwice: string;
  readonly expected: Readonly<Record<ConfigKey, string>>;
};

/** What the operator reads when an environment variable is wrong. */
export const configMessages: Readonly<Record<Variant, ConfigMessages>> = {
  zh: {
    title: "配置有误，改好下面每一项再启动：",
    bad: "{key}：应为{expected}，现在是 {value}",
    hidden: "（不显示）",
    rolesNeedShared: "分开角色运行时要同时设置 DATABASE_URL 和 REDIS_URL",
    modelTwice: "有两个模型都叫 {name}",
    expected: {
      APP_ENV: " development、test 或 production",
      DEPLOY_ENV: " cloud（英文版）或留空（中文版）",
      PORT: " 0 到 65535 的整数",
      HOST: "要监听的地址",
      PUBLIC_URL: " http:// 或 https:// 开头的完整网址",
      TRUST_PROXY: " off、on、代理层数或代理地址",
      DATA_DIR: "文件夹路径",
      DATABASE_URL: " postgres:// 开头的连接地址",
      REDIS_URL: " redis:// 或 rediss:// 开头的连接地址",
      BLOB_URL: " s3+https://key:secret@主机/桶名 这样的网址",
      ROLES: " web、worker 或两者（用逗号隔开）",
      MODELS: "模型列表的 JSON，或一个 JSON 文件的路径",
      SAMPLE_WRITER_SPEED: "每秒字数，不小于 0 的整数",
      MODERATION_WORDS: "词表文件的路径",
      REGISTRATION_NOTICES: "用 | 隔开的几行文字",
      SERVICE_HOURS_WEEKDAYS: "时间段，如 8-22",
      SERVICE_HOURS_WEEKENDS: "时间段，如 14-18",
      LABEL_PRODUCER: "服务提供者编码",
      QR_EMBEDDED: " on 或 off",
      PAGE_DIR: "页面构建结果的文件夹",
      PAGE_SERVER: " http:// 开头的网址",
      LOG_LEVEL: " fatal、error、warn、info、debug、trace 或 silent",
      RATE_LIMIT_PER_MINUTE: "不小于 0 的整数",
      METRICS_TOKEN: "至少 16 个字符的口令",
    },
  },
  en: {
    title: "The configuration is wrong. Put these right and start again:",
    bad: "{key}: expected {expected}, got {value}",
    hidden: "(not shown)",
    rolesNeedShared: "running roles apart needs both DATABASE_URL and REDIS_URL",
    modelTwice: "two models are called {name}",
    expected: {
      APP_ENV: "development, test or production",
      DEPLOY_ENV: "cloud (English) or nothing (Chinese)",
      PORT: "a whole number from 0 to 65535",
      HOST: "an address to listen on",
      PUBLIC_URL: "a full address with http:// or https://",
      TRUST_PROXY: "off, on, a number of proxies or their addresses",
      DATA_DIR: "a folder",
      DATABASE_URL: "an address with postgres://",
      REDIS_URL: "an address with redis:// or rediss://",
      BLOB_URL: "an address such as s3+https://key:secret@host/bucket",
      ROLES: "web, worker or both with a comma",
      MODELS: "a JSON list of models, or the path of a JSON file",
      SAMPLE_WRITER_SPEED: "characters a second, 0 or more",
      MODERATION_WORDS: "the path of a word list",
      REGISTRATION_NOTICES: "lines separated by |",
      SERVICE_HOURS_WEEKDAYS: "hours, such as 8-22",
      SERVICE_HOURS_WEEKENDS: "hours, such as 14-18",
      LABEL_PRODUCER: "the provider's code",
      QR_EMBEDDED: "on or off",
      PAGE_DIR: "the folder of the built page",
      PAGE_SERVER: "an address with http://",
      LOG_LEVEL: "fatal, error, warn, info, debug, trace or silent",
      RATE_LIMIT_PER_MINUTE: "a whole number, 0 or more",
      METRICS_TOKEN: "a secret of at least 16 characters",
    },
  },
};
