import type { MethodCard } from "../method-card.ts";

export const authenticationAndPermissions: MethodCard = {
  key: "authentication-and-permissions",
  title: { zh: "身份认证与权限控制", en: "Authentication and permissions" },
  methods: ["design"],
  roles: ["designing", "implementation"],
  cues: {
    zh: ["身份认证", "登录模块", "权限", "访问控制", "JWT", "口令", "密码加密"],
    en: ["authentication", "authorisation", "authorization", "access control", "permission", "jwt", "password"],
  },
  sentences: {
    zh: [
      "认证回答来者是谁，授权回答他可以做什么，两者须分开设计：登录成功不等于可以访问任何数据。",
      "口令应只保存加盐的慢速散列值，每个账户的盐不同；MD5 一类的快速散列不适合保存口令，可逆加密的密钥泄露后口令全部暴露。",
      "会话方式由服务器保存状态，可随时使其失效；JWT 把声明放在令牌里并签名，服务器不必保存，但到期之前要使它失效，须另设名单。",
      "签名的 JWT 只对内容编码而没有加密，持有者都能读出，不可放入口令和其他不宜公开的信息。",
      "基于角色的访问控制由用户、角色、权限三者构成，用户与角色、角色与权限都是多对多，各需一张联系表。",
      "隐藏按钮只改变界面，每个接口都须在服务器端核对权限，否则直接发送请求即可越权。",
      "只按角色核对还不够，查看和修改单条记录时须核对它是否属于当前用户，否则改动路径中的编号就能看到他人的数据。",
      "登录失败的提示不宜区分账户不存在与口令错误，连续失败须限制频率。",
      "登录与传输须全程使用 HTTPS；用 Cookie 保存会话时须防跨站请求伪造，并设置 HttpOnly 与 Secure。",
    ],
    en: [
      "Authentication tells who somebody is, authorisation what they may do; the two should be designed apart, since signing in gives no right to every piece of data.",
      "Passwords should be stored only as slow salted hashes with a salt of its own for each account; fast hashes such as MD5 are unsuitable, and with reversible encryption a leaked key exposes every password.",
      "With sessions the server keeps the state and can end it at any time; a JWT carries signed claims that the server need not store, but ending it before it expires takes a list of revoked tokens.",
      "The content of a signed JWT is encoded and not encrypted, so anyone who holds it can read it, and nothing confidential belongs in it.",
      "Role-based access control consists of users, roles and permissions; users relate to roles and roles to permissions many to many, which takes a table for each relation.",
      "Hiding a button only changes the page: every endpoint has to check the right on the server, or a request sent directly gets through.",
      "Checking the role is not enough: for a single record it must also be checked that it belongs to the current user, or changing the identifier in the path shows other people's data.",
      "The message for a failed sign-in should not tell an unknown account from a wrong password, and repeated failures should be slowed down.",
      "Signing in and all later traffic should use HTTPS; a session kept in a cookie needs protection from cross-site request forgery and the attributes HttpOnly and Secure.",
    ],
  },
  missing: {
    zh: ["角色与权限的对应表", "口令散列算法及其参数", "会话或令牌的有效期", "越权测试的用例与结果"],
    en: [
      "which role has which permissions",
      "password hashing algorithm and its parameters",
      "lifetime of session or token",
      "cases and results of tests for access beyond one's rights",
    ],
  },
  limits: {
    zh: ["采用了某种认证技术不等于系统安全，安全与否只能就测试过的攻击方式来说。"],
    en: ["Using an authentication technique does not make a system secure; security may be claimed only for the attacks that were tested."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "角色与权限对应表", en: "Roles and permissions" },
      head: { zh: ["操作", "角色一", "角色二", "角色三", "数据范围"], en: ["Action", "Role 1", "Role 2", "Role 3", "Range of data"] },
    },
    { kind: "figure", title: { zh: "登录与鉴权流程图", en: "Flow of signing in and checking rights" } },
  ],
  never: { zh: ["绝对安全", "无法破解", "完全杜绝"], en: ["unbreakable", "absolutely secure", "hack-proof"] },
};
