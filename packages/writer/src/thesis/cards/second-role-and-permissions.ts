import type { MethodCard } from "../method-card.ts";

export const secondRoleAndPermissions: MethodCard = {
  key: "second-role-and-permissions",
  title: { zh: "不同角色的操作范围", en: "What each role may do" },
  methods: ["design"],
  roles: ["requirements"],
  standard: ["requirements"],
  kinds: ["software"],
  cues: {
    zh: ["角色", "的用例", "管理员", "志愿者", "居民", "教师", "用户"],
    en: ["use cases:", "admins", "volunteers", "members", "roles"],
  },
  sentences: {
    zh: [
      "角色按“能做什么”区分，不按身份称呼区分，两种称呼能做的事完全相同就是一个角色。",
      "每个角色的操作分查看、新增、修改、删除、审批五类列表，同时写明限于自己的数据还是全部数据。",
      "一人可以兼几个角色时，须说明以哪个角色操作，日志记录的是人与当时的角色。",
      "管理类角色的操作影响他人，宜有撤回或复核，例如下架、封禁、改价须填写理由。",
      "新用户、停用用户与未登录者各能看到什么，容易漏写，须单列。",
      "权限在界面上表现为按钮的有无，在后台表现为每个接口的检查，两处都须有，以后台为准。",
    ],
    en: [
      "Roles should be distinguished by what they may do and not by title; two titles with exactly the same powers are one role.",
      "For each role the operations of viewing, adding, changing, deleting and approving should be tabled, together with whether they extend to one's own data or to all.",
      "Where one person can hold several roles, it should be said in which role that person acts, and logs should record both person and role.",
      "Operations of administrative roles affect others, so they should require a reason and allow revocation or review, for example removal of an item, blocking of an account or a change of price.",
      "What new users, deactivated users and visitors who are not signed in can see is easily forgotten and should be listed separately.",
      "Permissions appear in the interface as buttons that are present or absent, and on the server as a check in every endpoint; both are needed, and the server decides.",
    ],
  },
  missing: { zh: ["各角色的人数与来源", "各角色不得做的事"], en: ["number of people in each role", "what each role must not do"] },
  limits: {
    zh: ["角色划分依据现在的分工，分工改变时须重新核对。"],
    en: ["Roles follow the present division of work and have to be reviewed when it changes."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "角色与操作", en: "Roles and operations" },
      head: { zh: ["操作", "访客", "普通用户", "管理员"], en: ["Operation", "Visitor", "User", "Administrator"] },
    },
  ],
  never: { zh: [], en: [] },
};
