/** An address outside the contract, with its own format. */
export type RawAddress = {
  /** The router's pattern; a test compares this list with the app's routes. */
  readonly pattern: string;
  /** Routes below it belong to a library. */
  readonly andBelow?: true;
  /** Addresses that reach it. */
  readonly paths: readonly string[];
  readonly methods: readonly ("GET" | "POST")[];
  /** Content types it reads. */
  readonly bodyTypes?: readonly string[];
};

const SIGNED = "signature=x&timestamp=1&nonce=y&echostr=z&msg_signature=q&encrypt_type=aes&openid=o";

export const rawAddresses: readonly RawAddress[] = [
  { pattern: "/healthz", paths: ["/healthz"], methods: ["GET"] },
  { pattern: "/readyz", paths: ["/readyz"], methods: ["GET"] },
  { pattern: "/metrics", paths: ["/metrics"], methods: ["GET"] },
  { pattern: "/api/pay/v3/notify", paths: ["/api/pay/v3/notify"], methods: ["POST"], bodyTypes: ["application/json", "text/plain"] },
  {
    pattern: "/api/wx/callback",
    paths: ["/api/wx/callback", `/api/wx/callback?${SIGNED}`, "/api/wx/callback?signature=a&signature=b&__proto__=c"],
    methods: ["GET", "POST"],
    bodyTypes: ["text/xml", "application/xml"],
  },
  {
    pattern: "/files/:ticket/*",
    paths: ["/files/x/y.docx", "/files/x.y.z/y.docx", "/files/%00/%00", "/files/../x", `/files/${"a".repeat(3000)}/b`],
    methods: ["GET"],
  },
  {
    pattern: "/avatars/*",
    paths: ["/avatars/x", "/avatars/..%2f..%2fetc/passwd", "/avatars/%00", "/avatars/", `/avatars/${"a/".repeat(1000)}`],
    methods: ["GET"],
  },
  {
    pattern: "/sandbox/wechat*",
    paths: [
      "/sandbox/wechat/",
      "/sandbox/wechat",
      "/sandbox/wechat/q/x",
      "/sandbox/wechat/done/x",
      "/sandbox/wechat/connect/qrconnect?redirect_uri=//evil.example",
      "/sandbox/wechat/connect/oauth2/authorize",
      "/sandbox/wechat/people/new",
      "/sandbox/wechat/events/replay",
      "/sandbox/wechatx",
      "/sandbox/wechat//evil.example",
    ],
    methods: ["GET", "POST"],
    bodyTypes: ["application/x-www-form-urlencoded"],
  },
  {
    pattern: "/sandbox/pay*",
    paths: ["/sandbox/pay/", "/sandbox/pay", "/sandbox/pay/p/x", "/sandbox/pay/orders/tell", "/sandbox/payx", "/sandbox/pay//evil.example"],
    methods: ["GET", "POST"],
    bodyTypes: ["application/x-www-form-urlencoded"],
  },
  {
    pattern: "/share/*",
    paths: [
      "/share/homepage.png",
      "/share/scene/weeklyReport.png",
      "/share/x",
      "/share/..%2f..%2fetc%2fpasswd.png",
      "/share/%00.png",
      "/share//.png",
    ],
    methods: ["GET"],
  },
  {
    pattern: "/api/docs",
    andBelow: true,
    paths: [
      "/api/docs",
      "/api/docs/",
      "/api/docs/json",
      "/api/docs/yaml",
      "/api/docs/static/..%2f..%2fpackage.json",
      "/api/docs/static/%00",
    ],
    methods: ["GET"],
  },
  {
    pattern: "/*",
    paths: [
      "/",
      "/homepage",
      "/scene/weeklyReport",
      "/scene/%ff",
      "/my",
      "/index.html",
      "/favicon.ico",
      "/assets/app.js",
      "//evil.example",
      "/\\evil.example",
      "/..%2f..%2fetc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/.env",
      "/.git/config",
      "/__proto__",
      "/constructor",
      "/a%00b",
      "/%",
      "/login/wx?state=//evil.example",
      "/api/nothing",
      `/${"a".repeat(5000)}`,
    ],
    methods: ["GET"],
  },
];

/** Suffixes added to an address. */
export const hostileQueries = [
  "",
  "?",
  "?%",
  "?a=%ff",
  "?__proto__[a]=1&constructor=1",
  "?a=1&a=2&a[b]=3",
  `?${"a=1&".repeat(2000)}`,
  `?q=${"%00".repeat(500)}`,
  "?q='%20or%201=1%20--",
];

/** Bodies in the platforms' formats. */
export const hostileMessages: readonly { readonly name: string; readonly body: string }[] = [
  { name: "empty XML", body: "<xml/>" },
  { name: "XML that breaks off", body: "<xml><a>" },
  { name: "an entity of a file", body: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xml><ToUserName>&e;</ToUserName></xml>' },
  {
    name: "entities that grow",
    body: `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${"bcdefghij"
      .split("")
      .map((name, n) => `<!ENTITY ${name} "${`&${"abcdefghij"[n]};`.repeat(10)}">`)
      .join("")}]><xml>&j;</xml>`,
  },
  { name: "XML 10,000 deep", body: "<a>".repeat(8000) },
  { name: "a prototype in XML", body: "<xml><__proto__><a>1</a></__proto__><constructor>1</constructor></xml>" },
  {
    name: "an event that nobody signed",
    body: "<xml><ToUserName>a</ToUserName><FromUserName>b</FromUserName><MsgType>event</MsgType><Event>SCAN</Event><EventKey>x</EventKey></xml>",
  },
  { name: "a sealed message that is none", body: "<xml><Encrypt><![CDATA[AAAA]]></Encrypt></xml>" },
  {
    name: "a notification that nobody signed",
    body: '{"id":"x","event_type":"TRANSACTION.SUCCESS","resource":{"ciphertext":"AAAA","nonce":"x","associated_data":""}}',
  },
  { name: "a form", body: `id=${"%00".repeat(100)}&a[]=1&__proto__=1` },
  { name: "more than a message may be", body: `<xml>${"x".repeat(100_000)}</xml>` },
];

/** The platforms' signature headers with invalid values. */
export const hostileSignatures: readonly Readonly<Record<string, string>>[] = [
  {},
  { "wechatpay-signature": "x", "wechatpay-serial": "x", "wechatpay-timestamp": "NaN", "wechatpay-nonce": "x" },
  {
    "wechatpay-signature": "AAAA",
    "wechatpay-serial": "__proto__",
    "wechatpay-timestamp": "99999999999999",
    "wechatpay-nonce": "a".repeat(5000),
  },
  { "wechatpay-signature": "WECHATPAY/SIGNTEST/x", "wechatpay-serial": "../x", "wechatpay-timestamp": "-1", "wechatpay-nonce": "" },
];
