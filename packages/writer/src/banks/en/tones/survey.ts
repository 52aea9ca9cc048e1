import type { Bank } from "../../bank-types.ts";

/** Questions with boxes to tick. */
export const survey: Bank["fns"] = {
  "qa@survey": {
    open: [],
    bare: [],
    body: [
      "How familiar are you with {topic}? □ very □ fairly □ a little □ not at all",
      "How often do you come across {topic}? □ daily □ several times a week □ several times a month □ less often",
      "How important is {n} to you [in connection with {topic}|in this respect]? [□ essential □ important □ of some importance □ unimportant|□ high □ medium □ low □ no opinion]",
      "Have you ever experienced that {lack}? [□ often □ sometimes □ never □ not sure|□ many times □ once or twice □ not so far □ I cannot say]",
      "How much would it help to {do}? [□ a lot □ somewhat □ a little □ not at all|□ yes, clearly □ to some degree □ hardly □ no]",
      "Where do you usually find information (several answers possible)? □ friends □ online □ family □ posters and flyers □ other: ______",
      "What influences your choice (several answers possible)? □ price □ convenience □ quality □ recommendations □ other: ______",
      "All in all, how satisfied are you at present? □ very □ fairly □ somewhat □ not satisfied, because: ______",
      "Would you like to hear more about {topic}? □ yes □ perhaps □ no, because: ______",
      "What should be improved first (at most two answers)? □ information □ service □ procedure □ cost □ other: ______",
      "What first brought you to {topic}? □ my own need □ a recommendation □ an event □ chance □ other: ______",
      "“[It is necessary|One ought] to {do}.” [□ fully agree □ agree □ undecided □ disagree|□ true □ partly true □ not true]",
      "What is most difficult for you when it comes to {n}? ______",
      "To {why}, people should {do}. [□ agree □ partly agree □ disagree|□ yes □ it depends □ no]",
      "[How well do you know|Can you say] {see}? [□ very well □ roughly □ not really|□ yes □ partly □ no]",
      "Which would you do first? □ {do} □ {do2} □ neither",
      "[When you think of|Concerning] {n}, what would you change? ______",
      "[Have you tried to|Do you] {do}? [□ regularly □ now and then □ never|□ always □ mostly □ rarely], because: ______",
      "What would help you most to {why}? ______",
      "[Imagine that|Suppose] {lack}. What would you do? ______",
      "[Please rank|Put in order]: ___ {do} ___ {do2}",
      "[Who should|In your view, who should] {do}? [□ everyone □ the organisers □ experts|□ each person □ a team □ nobody]",
      "How likely are you to recommend this to others? □ very likely □ likely □ unlikely □ not sure",
    ],
    gap: ["【To add: the behaviour you most want to know about, with options】"],
  },
  "list@survey": {
    open: [],
    bare: [],
    body: [
      "Gender: □ male □ female □ prefer not to say",
      "Year or age group: 【To add: options】",
      "Field of study or occupation: 【To add: options】",
      "Monthly budget: 【To add: ranges】",
      "Where do you live at present? □ on campus □ off campus □ with family □ other",
      "In which role do you answer? 【To add: options】",
    ],
    gap: [],
  },
  "close@survey": {
    open: [],
    bare: ["Is there anything you would like to add about {topic}? ______"],
    body: [
      "[This is the end of the questionnaire|You have reached the end]; thank you for your support.",
      "[Your answers serve statistical purposes only|Answers are evaluated together, never one by one].",
      "[If you would like to learn about the results|If you are willing to be interviewed], please leave your contact details: ______",
      "[We wish you a pleasant day|All the best to you].",
    ],
    gap: [],
  },
};
