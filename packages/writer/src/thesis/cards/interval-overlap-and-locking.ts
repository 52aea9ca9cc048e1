import type { MethodCard } from "../method-card.ts";

export const intervalOverlapAndLocking: MethodCard = {
  key: "interval-overlap-and-locking",
  title: { zh: "时段冲突检测与加锁", en: "Interval overlap and locking" },
  methods: ["design"],
  roles: ["designing", "implementation"],
  cues: {
    zh: ["冲突检测", "预约冲突", "时段冲突", "时间冲突", "重复预约", "同一时段", "预约", "预订", "排课"],
    en: ["conflict detection", "double booking", "booking", "reservation", "time slot", "interval overlap", "scheduling conflict"],
  },
  sentences: {
    zh: [
      "同一资源的两次预约，当且仅当一方的开始早于另一方的结束、且其结束晚于另一方的开始时发生重叠，判断条件为 $s_1<e_2$ 且 $e_1>s_2$。",
      "时段宜取左闭右开，前一次的结束等于后一次的开始不算冲突，相邻的两次预约才能首尾相接。",
      "判断重叠的条件以每次预约的开始早于结束为前提，写入前须保证这一点，可用检查约束固定下来。",
      "检测与写入须在同一个数据库事务里完成，否则两个请求同时到达时可能都查到没有冲突，随后都写入。",
      "冲突的记录在检测时还不存在，只锁已有的预约行锁不住将要插入的行；可行的办法是先锁被预约资源的那一行，再检查，再插入，同一资源的请求由此排队。",
      "加锁之后的检查须读到此前已经提交的预约：可重复读级别下沿用先前的快照会漏看，检查时应使用加锁读，或采用读已提交级别。",
      "时段固定为节次时，对资源、日期、节次建立唯一索引即可由数据库拒绝重复，比先查后写可靠。",
      "参与检测的只应是仍然占用时段的记录，已取消、已驳回的须排除，待审批的是否占用属于业务规则。",
      "一次预约涉及几件资源时，应按固定的次序加锁，否则两个请求互相等待而形成死锁。",
      "检测不通过时宜返回与之冲突的时段，使用者据此改选，不必反复试探。",
    ],
    en: [
      "Two bookings of one resource overlap if and only if each begins before the other ends, that is, $s_1<e_2$ and $e_1>s_2$.",
      "Intervals should be closed at the beginning and open at the end, so that a booking may begin at the very moment at which another ends.",
      "The condition for overlap presupposes that each booking begins before it ends, which a check constraint can guarantee.",
      "The check and the insertion have to be in one database transaction, or two simultaneous requests may both find no conflict and both insert.",
      "As the conflicting row does not exist yet when the check is made, locking the existing bookings does not stop it; locking the row of the booked resource first, then checking, then inserting makes requests for that resource queue.",
      "The check made after the lock has to see bookings committed meanwhile: under repeatable read an earlier snapshot would miss them, so the check should be a locking read, or the level read committed.",
      "Where periods are fixed, a unique index on resource, date and period lets the database refuse a duplicate, which is safer than reading before writing.",
      "Only records that still occupy their time take part in the check: cancelled and rejected ones are left out, and whether a pending one occupies its time is a business rule.",
      "If one booking takes several resources, their rows should be locked in a fixed order, or two requests may wait for each other in a deadlock.",
      "A refusal should name the booking in the way, so that the user can choose another time without guessing.",
    ],
  },
  missing: {
    zh: ["时段是固定节次还是任意起止", "所用数据库、隔离级别与加锁语句", "哪些状态的预约占用时段", "两个请求同时提交的测试结果"],
    en: [
      "whether periods are fixed or begin and end freely",
      "database, isolation level and locking statement used",
      "which states of a booking occupy its time",
      "result of the test with two simultaneous requests",
    ],
  },
  limits: {
    zh: ["单人操作的测试不能说明并发时不会重复预约，须有同时提交的测试才能下此结论。"],
    en: ["Tests by one user do not show that double bookings are excluded; that takes a test with simultaneous submissions."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "s_1 < e_2 \\;\\land\\; e_1 > s_2",
      where: {
        zh: "$s_1$、$e_1$ 为第一次预约的开始与结束时间，$s_2$、$e_2$ 为第二次预约的开始与结束时间，均满足开始早于结束。",
        en: "$s_1$ and $e_1$ are the beginning and end of the first booking, $s_2$ and $e_2$ those of the second; each booking begins before it ends.",
      },
    },
    {
      kind: "table",
      title: { zh: "两个时段的位置关系与判断结果", en: "Positions of two intervals and the outcome of the check" },
      head: {
        zh: ["位置关系", "$s_1<e_2$", "$e_1>s_2$", "应否冲突", "实测"],
        en: ["Position", "$s_1<e_2$", "$e_1>s_2$", "Conflict expected", "Observed"],
      },
      rows: {
        zh: ["完全在前", "首尾相接", "部分重叠", "一方包含另一方", "完全相同"],
        en: ["Entirely before", "Touching", "Partly overlapping", "One within the other", "Identical"],
      },
    },
  ],
  never: { zh: ["彻底杜绝", "万无一失"], en: ["completely eliminates", "foolproof"] },
};
