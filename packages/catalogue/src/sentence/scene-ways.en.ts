/** How people ask for a text when they tell what is going on instead of naming it, between `|`. The finder compares wishes with them by their words. */
export const SCENE_WAYS_EN: Readonly<Record<string, string>> = {
  freeWrite:
    "write me a poem|a short story for bedtime|something for my late grandfather|love letter|lyrics for a birthday song|a page in my journal|a page about nothing in particular|goodbye letter to a friend|thank god it's friday song|eulogy for my uncle",
  internWeekly:
    "what i did this week at my internship|log for week two of my placement|journal entry for interns|my school wants an internship diary every week|things i learned this week as an intern|fourth week as a trainee|this week they let me sit in on meetings|trainee diary week 3|intern notes for my school tutor",
  internSummary:
    "internship is over and i need a report|what i learned in three months as an intern|wrap up my summer internship|finished my co-op term|end of placement essay|my time at the agency as an intern|school asks for a report on my internship",
  summerPracticeReport:
    "report on our village survey this summer|fieldwork over the holidays written up|community project report for school|what we found in the countryside this summer|summer survey team report|holiday research in my home town",
  summerPracticeFeel:
    "what the summer project taught me|how the fieldwork changed me|feelings after a summer of community work|what i felt during summer practice|personal gains from the holiday project",
  volunteerFeel:
    "helped at a food bank and want to reflect|my day as a volunteer|what volunteering meant to me|beach clean-up reflection|helped kids read at the library|spent saturday at the animal shelter|i volunteered at a marathon|served meals to the homeless and it moved me|community service essay|tutoring refugees reflection|hours of service write what you learned",
  militarySummary:
    "after two weeks of military drill|freshman military training essay|boot camp is over|what the drill sergeant taught us|marching and drill, my thoughts|army training for students",
  activityPlan:
    "plan our club's talent show|organising a charity run on campus|ideas and budget for the freshers party|proposal for a film night|student union wants to hold a fair|plan for a class trip|student club wants to host a quiz night|schedule roles and budget of an event|plan a sports day|organise a book fair at school|christmas party for the class",
  clubCampaign:
    "vote for me as class rep|speech to become captain of the debate team|i want to be head of the drama society|election speech at school|why you should vote for me|house captain speech",
  hostScript:
    "i'm the mc tonight|hosting the school gala|what to say between acts|opening and closing lines for a talent show|presenting the award night|open the show and introduce performers|compere for the variety night|hosting a wedding, what do i announce|link between songs",
  clubRecruit:
    "stall text for the photography club|we need new members for the band|come and join the rowing team|new semester we want more people in the choir|recruitment post for the debating society|sign up for the hiking club|who wants to join the film club",
  activityNews:
    "write up our charity concert for the school site|news piece on the science fair|report on yesterday's guest lecture|story about our school play|news about our tree planting day|short report on the alumni evening for the website|school newsletter item on the quiz|what happened at the career fair, news style",
  activitySummary:
    "the event is over, sum up how it went|what went well at the open day|report after our bake sale|recap of the club's trip|numbers and lessons from the hackathon we ran|after the fundraiser, what went right and wrong|event debrief|how many came and what we'd change|wrap-up of orientation week",
  sportsNews:
    "report on the relay we won|cheer text for the runners|our school beat the rival team|long jump record broken|basketball final report|our swimmers won medals|school football match story",
  broadcastScript:
    "music show for the student station|script for the lunchtime broadcast|student radio show on friendship|announcer text for lunch break|good morning school",
  classMeeting:
    "minutes of our homeroom|what the class talked about|record of a class meeting on honesty|form group discussion notes|what was decided in class meeting|form time on bullying, write the record",
  merits:
    "nominate a student for an award|why she deserves student of the year|story of an outstanding pupil|good deeds of a class monitor|best student nomination|a pupil who helps everyone deserves a prize|student leader award application",
  classMerits:
    "our class applies for best class|why our class deserves the honour|achievements of class 3b|why our form should win the prize|class achievements this year",
  counsellorTalk:
    "record of a talk with a student who is failing|notes after speaking with a homesick student|pastoral care notes|talked with a pupil about bullying|one to one with a student in trouble|student wants to drop out, note of our talk|met a student about grades|conversation record with an anxious student",
  essayContest:
    "essay contest on my hometown|composition about courage for a prize|youth essay on peace|submit an essay to the newspaper contest|my entry on the environment|poem or prose for a competition|young writers prize|contest theme is home",
  coursePaper:
    "assignment for the philosophy module|end of term paper|english lit essay|paper for psych 101|coursework on world war two|2000 words on marx for my module|semester essay|write about the cold war for history|essay on shakespeare due monday",
  debateSpeech:
    "i'm first speaker for the motion|arguing against zoos|closing statement in a debate|this house would ban homework|i have to argue in favour|team in favour of banning phones|rebut their points|debate about ai taking jobs|points for and against",
  classPresent:
    "presenting in front of the class|ten minute talk for my group project|what to say with my slides in seminar|show and tell|my turn to present tomorrow|five minute presentation on pandas|script to go with slides for class|speak about my country in english class",
  readingNote:
    "book report for school|summary and thoughts of each chapter|reading journal|what the book is about and what i think|book report on a classic|report on the book we read for class",
  experimentReport:
    "write up my chemistry practical|lab on measuring g with a pendulum|results and errors of our experiment|biology dissection report|aim method results conclusion|we grew beans under different light|density of metals lab|measure resistance of a wire|hypothesis and data table",
  questionnaire:
    "questions for a customer satisfaction survey|survey for my dissertation|google form about study habits|ask parents what they think|poll on commuting|survey people on online shopping|questions to find out if students sleep enough|feedback form for guests",
  contestReview:
    "what we learned from losing the robotics contest|after the maths olympiad|reflection on the case competition|our hackathon went badly|second place at the contest, what i learned|we came last, look back|programming contest debrief",
  literatureReview:
    "what research says about sleep and memory|previous work on my topic|chapter two of my dissertation, the literature|sum up papers on|overview of research on|what scholars have found about|theories and gaps in the field",
  thesisTask:
    "what the final year project must contain|thesis task sheet with schedule|assign a thesis topic|assignment sheet for bachelor thesis|goals and schedule of a diploma thesis",
  midtermCheck:
    "halfway through my dissertation, report progress|supervisor wants to know how far my thesis is|mid-term thesis form|what's done and what's left of my thesis|supervisor meeting update on my dissertation",
  careerPlan:
    "where i want to be in five years|how to become a vet step by step|my future job plan|what job suits me and how to get there|my ten year plan|become a pilot plan|career essay for counselling class",
  growthReport:
    "psychology homework about myself|who i am and how i got here|my strengths and weaknesses as a person|how i became who i am|my childhood and character|reflect on my own development",
  semesterPlan:
    "timetable for revision|goals for the new semester|how to organise my homework|study schedule until finals|get my grades up this year|how should i study this semester|weekly study timetable|pass all my classes this time|catch up in maths",
  postgradPlan:
    "gre study plan|timetable for the bar exam|revise for civil service exam|how to prep for grad school exam|three months until the gmat|cram plan for entrance exam|toefl in eight weeks",
  startupPlan:
    "selling snacks in the dorm business plan|plan for the student start-up contest|university entrepreneurship class plan|dorm laundry business|student venture plan for class",
  scholarshipApply:
    "apply for a merit scholarship|why i deserve the scholarship|scholarship essay with my gpa|award for good grades application|top of my class and need a scholarship|tell the committee about my grades",
  grantApply:
    "we can't pay the fees|my father is unemployed and i need a bursary|single parent family needs help with tuition|appeal for more aid|low income family asking for aid|tuition waiver|emergency student fund|help with my fees please",
  workStudyApply:
    "campus job to pay my way|work in the university library|student assistant job in the canteen|part-time work at college|job at the campus cafe|earn money as a student helper|apply to be a lab assistant",
  leaveNoteStudent:
    "my daughter is ill and can't come to school|note to the teacher for a dentist appointment|missed school because of a funeral|excuse my son from pe|can't make it to the lecture, flu|kid has a fever today|going away, will miss two days of class|my kid won't be in today|daughter throwing up, tell the school|i'll miss class for a job interview|family trip so he misses friday|can't attend lab, hospital|son has a temperature",
  transferMajor:
    "i hate my major and want to change|move from law to economics|application to switch degrees|change course to computer science|my programme doesn't suit me|i want out of accounting and into design|wrong degree for me, switch",
  reflectionLetter:
    "caught smoking at school|i skipped class and must apologise to the school|statement after breaking dorm rules|late again and have to write what i did wrong|got into a fight, write that i'm sorry to the head|detention essay|i broke the rules and need to write about it|what i did wrong and won't do again|teacher makes me write an apology",
  fullResume:
    "i need a cv|make my resume for a sales job|student cv for a summer job|build my whole resume|career change resume|make me a resume|cv for a nurse|resume for my first job|turn my history into a cv|two page cv",
  selfIntro:
    "introduce myself to my new team|say who i am at the interview|first day in class about me|short bio for a meetup|how do i present myself|linkedin about section|meet the team intro|a few lines about me|hi i'm new here|speaker bio|present myself in spanish class",
  jobLetter:
    "letter to go with my cv|i saw your vacancy|application for a post as|write to the employer why me|cover letter for a junior role|job at a museum, letter|why i'm right for this position|interested in your opening|letter to hr with my cv",
  selfRecommend:
    "write to a company that isn't hiring|put myself forward for the project|offer my services to a firm|recommend myself for team leader|i'd love to work for you though no job is posted|nominate myself|pick me for the role",
  personalStatement:
    "apply to graduate school|my story for the master's application|why this school and this programme|common app essay|why i want to be a doctor",
  motivationLetter:
    "erasmus application why me|why i want to spend a term in france|why korea for my exchange|letter for summer school|join your exchange program",
  recommendLetter:
    "recommend my student for a phd|my former employee asked for a reference|letter supporting his application|write a recommendation in my professor's name|i was her manager, write a reference|character reference for a friend|letter of support for a scholarship|he asked me to recommend him",
  gradSelfEval:
    "evaluate myself at graduation|self assessment for my file|how i did in four years of college|rate myself over my studies|self appraisal before graduating",
  defenseSpeech:
    "what to say at my viva|opening of my thesis defence|master's defence talk|five minutes to present my thesis|defending next week what do i say",
  thesisAck:
    "thank my supervisor and family in my dissertation|people to thank in my thesis|thanks at the front of my phd|thank everyone who helped with my thesis|dedication and thanks|last page of my dissertation thanking mum",
  gradFeel:
    "i'm graduating and feeling sentimental|looking back on four years of college|end of high school thoughts|goodbye to campus life|last day of college|saying goodbye to my university years|four years gone by",
  gradMessage:
    "farewell to my roommate|words for my students who graduate|message to a classmate on leaving|what to write in a graduation card|yearbook quote for a friend|note to my students leaving school|bye to the seniors",
  lessonPlan:
    "teach photosynthesis to year 8|plan a reading class|demo lesson for a job interview|45 minute lesson with activities|kindergarten art lesson|first french lesson for beginners|what to do in class tomorrow|class about the water cycle for grade 5|teach past tense to teens|pe lesson|plan for a substitute teacher",
  lessonTalk:
    "explain how i designed my lesson|present my lesson to the panel|lesson rationale aims and methods|talk through my teaching plan for judges|explain my teaching design to judges|why i teach this lesson this way",
  teachReflect:
    "what i would change in my teaching|after the observed lesson|reflect on this term's teaching|pupils didn't understand the topic|class was noisy and i ran out of time|what worked in today's lesson|teacher's reflection after observation",
  studentComment:
    "end of term comment for a quiet pupil|what to say about a lazy but clever student|feedback on a kindergartner for parents|comments on behaviour and progress|good at maths but talks too much|write a remark for each pupil|kind words on a shy child's report",
  parentMeeting:
    "speak to parents at school night|what i'll tell the parents of my class|talk as a parent representative|meeting after the exams with families|talk to my class's parents on wednesday|what to tell parents about exams",
  generalSpeech:
    "three minute speech on kindness|speak at toastmasters|talk for an assembly of teenagers|speech for a contest|speak in public on climate|keynote|give a talk on happiness|inspire a crowd|speech for women's day",
  generalFeel:
    "what i got out of the museum visit|reflect on a talk i heard|thoughts after visiting a factory|what i took away from the day|what did i learn from this experience|lessons from a day with farmers",
  gwPartyApply:
    "join the communist party|application for party membership|i want to become a party member|why i want to join the party|party application letter",
  gwThoughtReport:
    "quarterly report to the party branch on my thinking|probationary party member report|report my thoughts to the party|my recent thoughts for the party|party candidate's report",
  gwNotification:
    "notify all departments of the inspection|circulate instructions to every unit|call the offices to a meeting formally|tell the bureaus to submit data|instruct branches to check safety|send this to all bureaus",
  gwRequest:
    "ask the ministry for money|request approval to hire staff|ask head office for permission|need the council's go-ahead|seek approval to buy a vehicle|request funding from above|please approve our budget|request to set up a new office|seek consent of the authority",
  gwReport:
    "tell the higher authority what we have done|official report on the incident to the bureau|answer an inquiry from above|inform the authority of results|status report to the regulator",
  gwLetter:
    "write to another agency for help|ask the police department for data|reply to another council|request the use of a hall from another body|letter to the traffic bureau|ask a sister organisation for cooperation|inquiry from one office to another",
  gwMinutes:
    "minutes of the mayor's meeting|decisions of the executive committee|record of the board's session|what the committee decided|minutes of the management committee",
  gwReply:
    "answer a subordinate's request|approve the branch's request|we agree to set up the association|formal approval letter|turn down a unit's request officially|your request is approved|answer to the school's request for funds|permission granted letter",
  gwOpinion:
    "guiding opinions on school safety|policy guidance for lower offices|set principles and measures|guidelines to strengthen oversight|recommendations for lower levels",
  gwBulletin:
    "commend a unit publicly|circulate criticism of an office|bulletin on inspection results|tell all units about a violation|public reprimand|praise circular|report on violations sent to all",
  gwDecision:
    "decision to award a title|decision to punish an employee|dismiss an official|formal decision to merge offices|we decide to honour|decision on appointments",
  gwCircular:
    "water will be off tomorrow|road closed for repairs|no fireworks in town|parking forbidden here|swimming in the river is banned|park closed notice|street closed on sunday, tell everyone|water supply cut notice|no parking sign text|elevator out of service for residents",
  gwAnnouncement:
    "announce a public tender|auction of vehicles|public announcement of land use|company dissolution notice|lost seal notice|tender for a bridge|sale by auction|announce recruitment to the public",
  gwResolution:
    "the assembly passed|board resolution to raise capital|resolution of the general meeting|shareholders approve the merger|resolution passed by members",
  gwMotion:
    "put a motion before the council|deputies propose a bill|submit for deliberation|table a motion on housing|bring a bill to the assembly",
  gwOrder:
    "decree forbidding fires|order of appointment|the mayor orders|award order for soldiers|order banning open fires|executive order",
  gwCommunique:
    "joint statement of two countries|annual statistics published|results of the census|joint communique after talks|official figures released",
  gwImplPlan:
    "how we carry out the policy|plan for a clean streets drive|rollout with phases and duties|implement the safety month|steps to put the document into practice|how to implement the new rules|step by step rollout of recycling|special campaign against drunk driving",
  gwWorkPoints:
    "main priorities for the office this year|key work of the year|focus areas for next year|what matters most next year for our agency|annual key points",
  gwRule:
    "set rules for using company cars|dorm rules|house rules for the office kitchen|phone use at work rule|rules for late arrivals|laptop use policy|who may use the meeting rooms|gym rules for members",
  gwMeetingPlan:
    "organise a conference for 200 people|who does what at the annual meeting|logistics for a big meeting|who sits where and when at the congress|prepare the general assembly",
  gwEmergency:
    "what to do in a fire|power failure plan|food poisoning at a canteen|staff injured on site response|fire drill plan|chemical spill, what do we do|storm plan for the school|crowd control plan|blackout procedure",
  gwRectify:
    "fix what the inspectors found|plan to put things right after failing a check|safety faults to be corrected|inspection failed, how we fix it|remedy for the audit findings|plan to correct hygiene problems",
  gwSupervise:
    "press an office to finish its task|overdue work reminder from the leadership|deadline to report back on orders|remind the department that its task is overdue|chase the bureau for results",
  gwResearch:
    "visited villages to look into elderly care|report on our study of small businesses|findings and proposals from site visits|survey of local schools report|we interviewed farmers, report|field study on housing|investigation into waste",
  gwBriefing:
    "internal bulletin on our work|issue three of the work brief|short news of the office for other units|bulletin of what our office did|work digest",
  gwInfo:
    "send a news item to the government office|short information item for superiors|report a highlight upwards|report this highlight to the city hall|news item from the township",
  gwTypical:
    "our way of working as a model for others|success story of our village|what worked and can be copied|how our team became a model|good practice to spread",
  gwDeeds:
    "story of a model worker|nominate a nurse for a medal|a colleague who saved a child|hero of our company|dedicated teacher story|firefighter's story for an award|profile of an outstanding employee|hero neighbour",
  gwSelfCheck:
    "we checked ourselves before the inspection|self audit of funds|safety self inspection result|go through the checklist and report|check our own kitchen hygiene and report|self review against the list",
  gwProposal:
    "the city should build bike lanes|proposal to add bus stops|improve parking in the old town|ask the government to fix the park|more benches in the park proposal|please build a crossing near the school",
  gwChronicle:
    "timeline of our organisation|main events of the year by month|history of the school by date|year by year of our club|what happened each month",
  gwPublicNotice:
    "list of candidates open for objections|winners posted for public review|proposed hires for comment|names published for seven days|post the shortlist for a week|objections to the award list|names of new members posted",
  gwPetitionReply:
    "answer a resident who complained of noise|hotline complaint answer from the town|people wrote about the smell from a plant|official answer to a complaint about rubbish|reply to a hotline call",
  gwOpenLetter:
    "to the residents of our street|a letter to every employee from the ceo|dear neighbours|letter to parents about phones|to all tenants",
  gwInitiative:
    "appeal to stop food waste|urge everyone to donate blood|call on students to cycle|ask people to help a sick classmate|please recycle campaign|let's cut plastic|join hands to clean the river|donate books everyone|appeal for kindness",
  gwCertificate:
    "confirm that he works here|income certificate for the bank|letter saying she is enrolled|introduce our staff to another office|proof of address|letter that says i work here|to whom it may concern she is our student|employment letter for a mortgage",
  gwCommitment:
    "i promise to follow the rules|pledge to pay workers on time|sign a confidentiality commitment|honesty pledge|we guarantee quality|i hereby promise|driver's safety pledge|promise not to be late",
  gwAntiCorruption:
    "remind officials not to take gifts|holiday reminder against bribes|integrity note before festival|no presents for officials at new year|clean hands reminder",
  gwDutyReport:
    "report on my duties and integrity|how i stayed clean in office|official's annual duty and integrity|annual report of an official|duty and clean conduct",
  gwSelfExam:
    "list my own shortcomings for the meeting|self criticism|examine myself against standards|criticise myself in the party meeting|where i fell short",
  gwPartyLecture: "lecture to party members|talk for the party branch|branch secretary lecture|talk on party history|lecture for members",
  gwStudyFeel:
    "what i learned from studying the policy|reflection on political study|thoughts on the speech we studied|essay after studying the congress report|thoughts on political theory",
  gwTrainFeel:
    "after a two day workshop|reflection on induction training|came back from a seminar and must write about it|first aid course takeaways|what i got out of the leadership course|back from training, write a page",
  gwWatchFeel:
    "what i thought of the film|just watched a documentary|after seeing the play|review of a film i saw in class|essay on a film|after the documentary we watched|what a movie made me think|review a play for school",
  gwThanks:
    "thank the nurse who cared for my mum|thank a client for their trust|thank you to our donors|grateful to the stranger who helped|thank you note after an interview|thank my mentor|say thanks to the volunteers|thank my doctor|letter thanking a teacher|thanks for your donation|grateful for your help with the move",
  gwInvitation:
    "ask a speaker to come to our conference|invite alumni to a reunion|invite the mayor|would you be our judge|invite a professor to lecture|invitation to the gala|please join us for dinner|ask her to be keynote",
  gwCongrats:
    "congratulate a partner on its anniversary|letter for a firm that won an award|congratulate the school on 100 years|well done to the new director|congratulate a company on opening|congrats to our rival on the award",
  gwCondolence:
    "colleague's father died|our thoughts are with you after the fire|to a sick employee in hospital|thanks to those working through the heat|sorry about your father|hospital get well from the company|to families hit by the storm|support to nurses on duty",
  gwPraise:
    "taxi driver returned my phone, tell his firm|praise the receptionist|commend a helpful student|compliment a delivery man to his boss|great service by your plumber|great bus driver, tell the company|praise for a shop assistant|nice waiter, letter to the manager|found my dog, thank them publicly",
  blessing:
    "happy birthday to my best friend|get well soon card|message for newlyweds|good luck on your exam|anniversary wishes for my parents|card for a new baby|happy retirement|birthday text for mum|wish them luck|merry christmas to clients|what to write in a wedding card|lunar new year message",
  zoio2amuga:
    "why i should be head nurse|compete for the manager post in my company|pitch myself for team lead internally|apply for supervisor inside my firm|why pick me as store manager",
  lzii2gjiua:
    "pep talk for the sales team|motivate everyone before the final quarter|fire up the students 100 days before the exam|get the troops going|team talk before the big match|let's go speech|rally the volunteers|launch day pep talk",
  zpv3biqbxt:
    "pledge to reach the target|i accept the task and promise|on behalf of the team we commit|we will deliver, say it at the meeting|accept my new post with a promise",
  pinu55jple:
    "last words at the end of a meeting|sum up and close the meeting|boss closes the conference with three points|final remarks from the director|thank all and three tasks",
  dkpjrnkaq7:
    "tell other branches how we did it|share what worked in our school|present our experience at the meeting|top seller shares tips on stage|share how our shop doubled sales|tell others how i teach|experience talk at a conference",
  xvrlog3nuf:
    "my view in a seminar|speak at the round table|contribution to a panel|remarks in a discussion|what i think on the topic, at a seminar",
  gznhbcylcv:
    "first speech as the new manager|i've just been elected chairman|taking over as principal|new mayor speaks|i start as head of department and must say something|my first words as captain|newly appointed dean speaks|i got the manager job, speech to the team",
  ybt34tir6i:
    "safety talk at the building site|speech after an accident at the plant|remind workers of helmets|fire safety speech to staff|morning safety message to workers|after a near miss talk",
  mk3gualhux:
    "chairing the annual meeting|what the chair says|introduce the speakers and run the meeting|lead the meeting, what to say|welcome everyone and go through the agenda",
  vqvjzpcoli:
    "they asked me to say a few words with no warning|off the cuff at dinner|suddenly called to speak|suddenly asked to speak at a party|no time to prepare, few words|wing it speech",
  s5hqi7mwe5:
    "annual dinner speech|year-end gala talk to staff|holiday party words from the boss|boss's words at the year-end dinner|annual party toast by the ceo",
  egs4vmenti:
    "open the sports festival|opening words at a conference|kick off the arts week|declare the games open|open the fair|welcome and declare open|opening remarks at a summit",
  ari6s5datk:
    "close the tournament|final words at the festival|end of the training camp speech|closing remarks|thank participants as the festival ends",
  g3pxdvvu6i:
    "greet visitors from abroad|welcome freshmen|welcome speech at dinner|welcome guests from japan|welcome the interns|greet parents at the gate",
  yfzcecdfnu:
    "i won an award and have to thank people|thank our hosts|thanks at my farewell party|thank guests for coming to dinner|i got employee of the year, thank you speech|thanks for the warm welcome|speech to thank sponsors at dinner",
  cqchyxaolt:
    "words to present an award|citation for employee of the year|text for the best teacher award|citation for a volunteer|why he gets the trophy",
  q4yksryg3v: "talk at the flag ceremony|monday assembly speech|speech under the flag about honesty|speech at flag raising",
  twpfx5gdlh:
    "principal greets new students|start of term talk|freshman representative speech|first assembly of the year|welcome new pupils",
  teesi3ecb7:
    "principal to the graduates|student speaker at graduation|parent speaks at graduation|to the class of 2025|end of school ceremony words",
  bv2xzoaqhe:
    "my daughter is getting married|i officiate at a wedding|groom thanks guests|my brother's wedding and i must talk|few words at my sister's wedding|toast to newlyweds",
  banquetSpeech:
    "baby's first birthday party|golden anniversary dinner words|son got into college party|parents' silver wedding|toast at my daughter's graduation dinner|retirement lunch|naming party for baby",
  svInspiration:
    "video ideas for a bakery|content ideas for a mum channel|need content ideas|what do i post next|fresh video topics for a gym",
  svSeries: "weekly show episodes|thirty topics for my channel|plan my uploads for a month|ten part series|what to post each week",
  svAccount:
    "start a youtube channel about cars|what niche should i pick|position my account|build a personal brand on video|direction for my tiktok|who is my channel for",
  svTitle:
    "name my youtube video|titles that get clicks|what to call this tiktok|title for a travel vlog|headline of a short video|call my video something",
  svHook:
    "people swipe away|start of a reel|grab attention|open my reel with a bang|first sentence of a tiktok|they scroll past, fix the start",
  svCover: "words on the thumbnail|what to put on my video cover|thumbnail text|thumbnail words|big text on the cover",
  svDesc:
    "description below my video|hashtags for a reel|youtube description with keywords|tags and caption|text under my youtube video|tags for this clip",
  svScript:
    "short film for our company|funny sketch video|one minute video about our bakery|script for a school promo|write a reel|15 second clip|video for a product",
  svVoice:
    "talk to the camera for a minute|what i say on camera|voice over text|talking head about money|read out loud video text|voiceover for an explainer|selfie video lines",
  svOutline:
    "outline of a ten minute video|structure for my youtube essay|sections of the video|plan the parts of a youtube video|beats of my video",
  svStoryboard:
    "shot list for an ad|camera angles for my short film|storyboard a commercial|frames and shots|plan each shot|camera moves for a clip",
  svVlog: "voiceover of my day|moving day vlog|words over the footage|narrate my trip|my week in a vlog|day off vlog text",
  svTutorial:
    "video that teaches how to tie a tie|show beginners how to use excel|diy video|makeup tutorial|show how to change a tyre|teach a dance move video|software walkthrough|beginner's guide on video",
  svKnowledge:
    "explain inflation in a minute|doctor explains sleep on tiktok|why is the sky blue video|legal tips video|explain blockchain in a video|history in 60 seconds|health facts clip",
  svUnbox:
    "unboxing a new phone|first look at a gadget on camera|open the package on video|what's in the box|unbox a console|opening a parcel on camera",
  svLocal:
    "film a visit to a ramen place|local hotel tour video|video at a burger place|visiting a cafe on camera|review a local spot for tiktok",
  svInterview:
    "ask people in the street|street interview about salaries|interview strangers on campus|street questions about love|stop people and ask",
  svStory:
    "tell a true story on video|story time|moving tale for a short video|storytime about my first job|narrated true crime|tale with a twist",
  svDrama:
    "mini series script|comedy sketch with two people|short drama with a plot twist|skit for the office party|scene between mother and son|funny skit|episode of a soap|sketch script for two|romantic mini drama",
  svEmotion:
    "sad lines for a breakup|quotes about missing someone|healing words|lines about loneliness|deep quotes|lines that make you cry|late night thoughts",
  svImitate:
    "copy the style of this viral script|same structure for my product|write one like this hit video|make one like this viral clip|same style but for my shop",
  svLive:
    "what to say when selling on a live stream|host script for live shopping|sell jackets live|keep viewers in my stream|how to sell on stream|talk viewers into buying",
  svLiveFlow:
    "schedule of a two hour live stream|order of products in the stream|minute by minute live plan|running order for my stream|plan the live show by the minute",
  svLiveTrailer:
    "tell followers when i go live|announce my stream|don't miss the live tomorrow|be there at eight, stream teaser|announce a livestream",
  svComment:
    "pinned comment|question at the end of the video|nobody comments|make viewers comment|question to pin|more engagement under the video",
  svAd: "app install ad|tiktok ad for a course|paid ad with a hook|ad script for an app|paid video for a gym|advert for facebook",
  svReviewData:
    "my views dropped|why did this video flop|analyse my channel numbers|watch time and likes this month|lost followers|why are my views so low|look at my channel stats|which videos did well",
  rbHotNote:
    "post that sells with emojis|write a post for my feed|xiaohongshu note|instagram post about my skincare|insta caption|engaging post",
  rbHotTitle: "titles for an instagram post|catchy post titles|clickable title for a note|title for my insta post|scroll stopping headline",
  rbRewrite:
    "same post said differently|turn this into a social post|make it sound like an influencer|rewrite this caption|same post, new words",
  rbHotspot: "sum up what's trending|post on the latest news|everyone is talking about|trend round-up|what everyone talks about",
  rbProfile: "who i am in one line|profile text for my blog|bio for dating app|short profile|about me in 150 characters",
  rbComment: "answer comments under my post|reply to a hater|followers ask where i bought it|answer followers|respond to trolls",
  rbGoods:
    "a product i love|recommend a hand cream|my favourite water bottle|cheap find|things i keep rebuying|you need this|i swear by this pan|you have to try this|love this bag",
  rbAvoid:
    "warn others about a scam|don't go to this restaurant|worst purchase|regret buying|avoid this hotel|what not to buy|scam warning|never again this airline|disappointed by a product|beware of",
  rbCollection:
    "ten things for your dorm|best gadgets for the kitchen|list of cheap lipsticks|must haves for newborns|top ten kitchen tools|things under 20 dollars",
  rbDigital:
    "my new phone after a week|headphones sound test|is the tablet worth it|camera after six months|is this watch worth it|tablet for students",
  rbBeauty:
    "everyday make-up|foundation test|eyeshadow look|nail design|make-up for beginners|get ready with me|red lipstick review|wedding make-up|foundation for oily skin",
  rbSkincare:
    "routine for dry skin|my acne journey|sunscreen test|serum that worked|face mask|skincare in winter|night routine|retinol results|cream for eczema|how i cleared my skin",
  rbFashion:
    "outfit of the day|what to wear to a wedding|how i style a blazer|looks for short girls|autumn outfits|office looks|outfit ideas for fall|dress for petite|styling jeans|thrift haul",
  rbShopVisit:
    "found a lovely coffee shop|hidden bookstore|visited a vintage shop|best tacos near me|nail salon visit|this ramen place is great|tried the new brunch place|cute cafe in town|bakery find",
  rbTravelGuide:
    "four days in rome|where to go with kids in paris|cheap week in thailand|what to see in tokyo|backpacking route and costs|a week in japan on a budget|things to do in london|itinerary for two days|family trip to florida",
  rbFood:
    "recipe for banana bread|what i cooked today|easy pasta|breakfast ideas|my grandma's soup|what i eat in a day|chocolate cake recipe|quick dinner|best noodles i made",
  rbScenic:
    "went to the waterfall|photo spots in the park|visited the castle|museum worth a visit|sunrise hike|cherry blossoms|day at the beach|hike with a view|sunset at the lake|old town photo walk|botanical garden",
  rbHotel:
    "stayed at a cabin|our airbnb by the sea|is the resort worth it|night in a treehouse|lovely b&b|weekend at a spa hotel|glamping review|hotel breakfast",
  rbGrowth:
    "waking up early changed me|what i learned at thirty|learning to say no|quit social media|living alone|glow up|i quit my phone for a week|things i wish i knew at 20|how i got confident",
  rbStudy:
    "day 10 of learning spanish|revision log|how i study|passed the exam tips|my study routine|day 50 of law school|studying for finals log|flashcards method|language learning diary",
  rbReading:
    "book i recommend|books that changed me|cosy novel|best books this year|you should read this|five books for summer|review of a thriller for my followers",
  rbFitness:
    "gym progress|lost ten pounds|yoga every day|home workout|couch to 5k|swimming diary|day 3 of squats|my half marathon|lost weight story|pilates journey|gym day",
  rbVlog:
    "a day in my life post|little moments|photo dump caption|after work routine|sunday at home|little things this week|a day at my office",
  rbHome:
    "small flat renovation|how i decorated my bedroom|rental makeover|balcony garden|new sofa living room|before and after my kitchen|tiny flat ideas|painted the bathroom|ikea hack",
  rbParenting:
    "weaning my baby|bedtime with a toddler|first day at nursery|my kid won't eat|life with twins|mum hacks|baby food|baby won't sleep|toddler tantrums|lunch box ideas|newborn tips",
  rbPet:
    "my cat did something funny|new puppy|dog ate my shoes|hamster diary|our rescue dog|my parrot talks|my dog is silly|kitten's first day|caption for a puppy|cat hates baths|bunny pictures",
  apologyLetter:
    "i forgot our anniversary|apologise to a customer for a mistake|i broke a colleague's mug|sorry i missed your party|we sent the wrong order|i was rude to my friend|say sorry to my wife|apology to the landlord|i hurt my friend's feelings|sorry for the delay, dear customer|we messed up your booking",
  englishEmail:
    "write to a foreign client|polite business email|email to an embassy|ask a professor to supervise me|professional email to a stranger|email a professor about research|formal email of inquiry|write to the admissions office",
  situationNote:
    "explain why i was late|lost the receipt and have to explain|what happened with the broken machine|statement on the accident|account for the missing money|explain my absence from the meeting|what happened in the car park accident|explain the late delivery to my manager|why the cash was short",
  weeklyReport:
    "what i did at work this week|friday update for my boss|done this week and next week's plan|weekly summary for the team|week in review for my manager",
  dailyReport: "end of day report|today's tasks|today i finished|end of the day update|daily log at work",
  monthlyReport:
    "what we did this month|monthly update to the manager|report for march|results of the month and next steps|month end report|april results|how the month went at work",
  quartSummary: "how the quarter went|quarterly results|q3 in review|last three months at work|last quarter's work",
  yearMidSummary: "first six months|mid-year check|what i did from january to june|mid year summary|half-year at work",
  yearEndSummary:
    "my year at work|annual review of what i did|looking back on the year at the company|annual summary of my job|look back at 2025 at the office",
  workSummery: "summary of my work so far|what i have done in my job|work summary for a nurse|wrap up my work|what i've achieved at work",
  departmentSummary:
    "team results|summary for the finance department|what my team achieved|hr department yearly summary|our team's annual review",
  workReport:
    "update my manager on the project|report progress to the boss|tell leadership where we stand|brief my supervisor|status of the project for my manager",
  reportSelf:
    "how i did my duties|report on my term in office|account for my role this year|duty report to the board|how i fulfilled my role|my duties over the term",
  regularReport:
    "my trial period is nearly over|confirm me in my job|three months in, permanent contract|pass my probation|probation self review",
  promotionReport:
    "make the case for my promotion|apply for the next level|why i should be promoted|ready for senior engineer|i deserve to be manager, write it up",
  joinJobReport:
    "my first month in the job|first week impressions for my boss|30 days in|two months in, how i'm settling|new starter report",
  tripReport:
    "visited three clients in chicago|what came out of my trip|conference trip summary|back from the trade show|client visits in paris|site visit report|what i did on the trip",
  projectSummary:
    "project is finished, write it up|lessons from the project|after we delivered the system|we finished the website project|what the project taught us",
  workExperience:
    "what ten years in sales taught me|pass on my experience|tips from an old hand|lessons from managing people|lessons from my career|what i know after years of teaching",
  dataReport:
    "analyse our sales numbers|why conversion fell|user data of last month|what the figures say|traffic report|dashboard into words|sales fell 10%, analyse|website numbers explained|insights from survey data|monthly kpis in words",
  incidentReview:
    "server crashed last night, explain|we lost data|timeline of the failure|machine stopped production|bug in production write-up|power outage at the plant|what broke and how we fixed it",
  workPlan:
    "what i'll do next week|plan for next year at work|my goals and tasks|plan for my new role|to do for the second half|what i will do next month",
  projectPlan: "who does what by when|launch plan for the new system|build a new website plan|phases and owners|project kickoff plan",
  okr: "quarterly goals with key results|objectives for my team|okrs for a product manager|objectives for q2|measurable targets for growth",
  trainingPlan:
    "training week for the sales team|how to onboard new hires|course plan for employees|safety training schedule|teach my team excel|teach staff first aid, schedule|train the sales reps",
  budgetPlan:
    "what the party will cost|budget for the trip|explain our spending|next year's department budget|how much for a wedding fair stand|list of costs|explain why we need the money",
  kpiPlan:
    "how we measure staff|sales targets and commission|performance criteria for support|appraisal system|rate employees fairly|bonus rules for sales|performance targets for drivers",
  sop: "write down how we open the shop|steps for handling returns|instructions for new cooks|process for shipping orders|procedure for cleaning|how to close the shop|instructions for the coffee machine|standard way to answer calls",
  prd: "spec for a login feature|requirements for our app|tell developers what to build|what the new search should do|spec for dark mode",
  techPlan:
    "move our database to the cloud|architecture of the chat system|rewrite the backend, technical plan|choose a tech stack|how we scale|migrate to kubernetes|how to build the payment service",
  bidProposal:
    "answer a tender|bid for a cleaning contract|proposal to win the catering job|tender for school cleaning|our offer for the catering contract|bid document",
  meetingMinutes:
    "write up the meeting we just had|who does what after today's meeting|notes from the project meeting|minutes of monday's call|decisions and action points|we just met, write it up|notes of today's call|minutes from the board call",
  polishMeetingLog: "clean up my meeting notes|transcript is a mess|messy notes into a record|tidy up the recording text|messy transcript",
  meetingAgenda:
    "what we'll discuss tomorrow|plan an hour-long meeting|topics for the team meeting|kick-off agenda|order of business|30 minute meeting plan|what should we discuss with the client|agenda for a workshop",
  notice:
    "tell all staff about the new hours|announce the office move|notice about the fire drill|lift out of order|let employees know about the health check|new parking rules for staff|system maintenance notice|let staff know|new badge system announcement|office will be painted|inform employees of a policy",
  vacationNotice:
    "shop closed over easter|we're closed for new year|office holiday dates|we're off next monday|opening times over the holidays|store closed july 4",
  pptOutline:
    "slides for a talk|powerpoint about our product|what goes on each slide|deck for the quarterly review|presentation in 12 slides|ten slides on|keynote slides",
  workEmail:
    "mail my team about the deadline|email to move a meeting|write to a supplier for prices|introduce myself by email|email it support|mail after the interview|email to hr|email the landlord|email to say the meeting moves|polite reminder email|mail a colleague for the file",
  chatReply:
    "how do i say no to lending money|reply to my ex|decline an invitation nicely|answer a nosy aunt|boss texts on sunday|turn down a date|he asked for a discount, what to say|someone took credit for my work|he asked me out, how to say no|reply to a rude text|my aunt asks when i'll marry|respond to a late night message from my boss",
  cooperationLetter:
    "propose a partnership|work with your brand|ask a company to sponsor us|joint project letter|team up with a local gym|sponsor our team|partnership with a cafe|joint event offer",
  complaintReply:
    "client is furious about the delay|guest unhappy with the room|they want their money back|customer wants a refund|guest complained about noise|answer an angry email",
  dunningLetter:
    "customer won't pay|remind tenant of rent|they owe us for two months|final notice before legal action|please settle your bill|chase a client for money|rent is late|pay me what you owe",
  offerLetter:
    "offer the job to a candidate|we want to hire her, send the letter|you're hired, salary and start date|welcome aboard letter|welcome to the team letter|you got the job|offer with salary",
  leaveApply:
    "i need tomorrow off work|ask my boss for a week's vacation|sick today, tell the office|time off for a wedding|doctor's appointment this afternoon|funeral, need days off|moving house, day off|i'm not coming in today|took ill, tell my manager|two weeks off in august|my wife is giving birth|child is sick, can't work",
  purchaseApply:
    "order lab equipment|approval to purchase software|replace broken monitors|please buy us a printer|request for a new chair|order ten tablets|we need new tools",
  salaryTalk:
    "i want a raise|haven't had a pay rise in three years|ask for more money at work|negotiate my salary|i do two people's jobs and want more pay|pay me more|raise request|underpaid compared to others|ask for higher salary",
  transferApply:
    "transfer to the london office|change team for health reasons|relocate to be near family|switch to marketing inside the company|swap departments|different role in the company",
  resignationApplication:
    "quit for family reasons|resign politely|letter to end my employment|i quit|my last day will be|handing in my notice",
  handover:
    "pass my tasks to a colleague|list of files and accounts for my replacement|cover while i'm on leave|my tasks go to anna|handover notes before vacation|what the next person needs to know",
  contractDraft:
    "nda with a partner|sell my car, written agreement|agreement for a nanny|photo shoot contract|lease for a shop|agreement to rent a room|sell my bike contract|wedding photographer contract|service agreement",
  authorization:
    "let my brother sell my car for me|someone to pick up my diploma|act on my behalf at the bank|i'm abroad and need a person to sign|my sister can pick up the package|authorise my accountant|power for my lawyer|let him sign for me",
  loanSlip:
    "lend my friend 500 and write it down|iou for a colleague|i owe my uncle money|paying back in instalments|receipt for a loan|borrowed money from a neighbour|i borrowed 200 from jim|written promise to pay back|lend money to my cousin",
  resumeStar:
    "make this job sound good on my resume|bullets about my sales job|describe my internship on a cv|rewrite my job bullet|make my experience sound stronger|achievements for my cv",
  jobDescription:
    "duties of an office manager|what the role involves|new role in our team|what does a barista do, for the ad|tasks and skills for the position",
  interviewQuestions:
    "i'm interviewing someone for sales|test a developer in an interview|find out if they're a team player|interviewing a nanny|hiring a designer what do i ask",
  performanceReview:
    "feedback on a team member who is late|appraisal of a hard worker|evaluate an intern|how my employee did this year|write her review|he misses deadlines, word it kindly",
  brainStorming:
    "ideas for a team outing|give me ideas|names of themes for a party|creative ways to|gift ideas|what could we do for|fun ideas|ways to save money",
  competitorAnalysis:
    "how do we compare with rivals|three apps compared|what competitors charge|why is our rival better|compare two products|us versus them|compare spotify and apple music|rival cafes nearby",
  swot: "our strengths and threats|swot of a small gym|where are we strong and weak|strengths weaknesses opportunities threats|pros and cons of our business",
  riskAssess:
    "what could go wrong with the project|risks of moving office|event safety risks|assess the dangers|what might go wrong at the concert",
  interviewOutline:
    "talk to users about shopping|interview elderly people about phones|what to ask customers in depth|ask users how they cook|interviews for my research",
  polishDoc: "sounds clumsy, improve|nicer english|improve my essay's style|polish my email|sounds rude, make it nicer",
  reWrite:
    "say this in other words|paraphrase to avoid plagiarism|rewrite in a funny tone|make it sound human|different words same meaning|rewrite without copying|put it another way",
  proofread: "any mistakes in this|find the errors|spot the typos|is this correct english|fix commas",
  expandDoc: "too short, add more|expand to 1000 words|flesh out these notes|add 300 words|more detail please",
  condenseDoc: "cut to 200 words|trim this|cut this down|in fewer words|shorten to a tweet",
  continueDoc: "what happens next in my story|i'm stuck, go on from here|continue this story|and then what|finish my draft",
  summaryDoc: "what does this article say|sum this up|main ideas of the report|bullet points from the text|give me the main points",
  translateDoc:
    "what is this in french|put into german|chinese version please|translate a contract|turn this into japanese|translate this menu|say this in italian",
  titleGen: "what should i call this article|name my paper|better title|title for a short story|headline for my report",
  postReading:
    "i finished a novel and have to write what i felt|book reaction for class|what the book taught me|what i thought of the book|essay about a novel i read|how the story touched me",
  mkSlogan:
    "catchy line for a gym|brand slogan|motto for our team|one line that sells|strapline for a bank|tagline for a bakery|short catchy phrase|slogan for our campaign|line for the van",
  mkPoster:
    "text for a poster|flyer for a yard sale|leaflet for a gym|banner words|concert poster|lost cat poster|poster about washing hands",
  mkTitle: "headline for our newsletter|blog titles|subject line that gets opened|clickable headlines|blog post titles",
  mkBrandName: "name for my coffee brand|name a restaurant|name for a clothing line|brand for dog food|what do i call my band of soaps",
  mkGoodsTitle: "product title with keywords|ebay title|amazon title for a lamp|listing title for a mug|seo title for my product",
  mkSem: "google ad for a dentist|search ad text|headlines and descriptions for ads|ppc copy|google ads for a plumber",
  mkSms:
    "text to customers about a sale|win back clients by text|birthday text with coupon|text our members|sms about the sale|reminder text for an appointment",
  mkDish:
    "describe our burger on the menu|menu text|name for a cocktail|special of the day|menu line for soup|describe the pizza|name our new burger",
  mkMoments:
    "caption for family photo|post for my friends|selling to friends online|status update|new car post|status about my new job|post about moving house|family holiday post|birthday post",
  mkWeibo: "tweet about our launch|brand tweet|short post with hashtags|a tweet|post on x",
  mkCommunity:
    "group rules|post in our community|liven up the chat group|announce in the group|message to the group|welcome new members to discord|keep the whatsapp group alive",
  mkGroupBuy:
    "neighbours order together|group buy of oranges|join the bulk order by tonight|let's order strawberries together|bulk buy neighbours",
  mkPromo:
    "buy one get one free|discount text for shoes|three day offer|30% off everything|end of season sale|two for one|promo for haircut|weekend deal",
  mkCampaign:
    "marketing campaign for a new drink|get more people into my shop|plan to promote my cafe|marketing ideas with budget|bring people to the store",
  mkFestival: "valentine's day text for a florist|christmas ad for a shop|halloween at the bar|christmas post for the shop|new year promo",
  mkOpening:
    "we open on saturday|grand opening of a gym|come to our opening day|new store in town|our shop opens friday|opening party for a salon|now open",
  mkEvent: "invite clients to a webinar|tickets for a talk|book club invitation|join our webinar|open house saturday|sign up for the run",
  mkMember: "join our loyalty programme|gold card benefits|points and rewards|why become a member|premium plan benefits",
  mkGoodsReview: "leave feedback for a seller|hotel review for booking|five stars for a blender|review the shoes i got|leave a good review",
  mkPoints: "selling points of a mattress|what's good about it|top reasons to buy|benefits of our app|what sets it apart",
  mkDetailPage:
    "describe a handmade bag|item description with specs|listing for soap|description of a lamp for my store|sell this jacket online|amazon listing",
  mkFaq: "faq for a course|answers to common questions|help page|common questions about delivery|faq page",
  mkLanding: "text for our website|landing page for an app|sign up page copy|website headline and text|landing page for a course",
  mkArticle:
    "article for our website|newsletter story|write a long post on|blog about gardening|post for our company blog|article on healthy eating",
  mkBrandStory:
    "how our family started the bakery|story behind the brand|about our craft|why we began|family brewery story|the story of our brand",
  mkSoft:
    "article that doesn't look like an ad|sponsored post|subtle promotion of a clinic|story with our product in it|story that sells softly",
  mkPress:
    "we launch a new product, tell the media|news release about a merger|company wins award release|announce our funding|press statement|news about our new office|we won a prize, press release|announce a partnership to media",
  mkQa: "answer on quora recommending|someone asks which one is best|reddit answer about our product|quora answer|which is the best vacuum, answer",
  mkEdm:
    "email to subscribers about new arrivals|win back customers by email|promo mail|newsletter to clients|email our customers about the sale|abandoned cart email",
  mkCharity:
    "donate to sick children|adopt a dog|charity run appeal|blood donation poster|help us feed the homeless|donate to the school|fundraiser for cancer",
  mkEnrol:
    "sign kids up for swimming|places in our dance school|new term at the language school|guitar lessons students wanted|join our art classes|new students for the karate school|registration open",
  mkCourse:
    "what you'll learn|yoga course page|sell my photography class|course on photography, describe it|what students learn in my class",
  mkHire: "help wanted|our cafe needs staff|join us as a nurse|we're hiring|job ad for a driver",
  mkHouse:
    "describe my apartment|sublet|shop space for lease|beach house listing|rent out my flat|sell my house|room available|studio near campus",
  mkRoute: "sell a three day tour|guided hike for tourists|family tour of egypt|school trip package|tour of the old city|five day safari",
  mkSales:
    "customer says it's too expensive|close a hesitant client|what do i say to sell solar panels|how to sell insurance by phone|pitch for car buyers",
  mkService:
    "support replies about shipping|where's my parcel answer|refund script for agents|chat support greeting|how staff should answer|how should agents reply",
  mkBadReply:
    "bad yelp review, answer it|one star for slow service|guest wrote the food was salty|respond to a negative rating|answer a one star review|customer posted that our food was cold|bad review reply|they said staff were rude",
  mkPersona: "who buys our product|describe our ideal client|target user profile|our ideal buyer|describe the people who buy",
  mkKol:
    "brief for an influencer|what a creator should post for us|instructions for a youtuber|influencer campaign|what we want from the blogger",
  contestApply:
    "apply for an innovation grant|entry for an entrepreneurship contest|apply with our invention|innovation contest entry|student research grant",
  bpFull:
    "business plan for a restaurant|plan for the bank and investors|business plan for a hotel|detailed plan for the bank|plan with market and finances",
  bpOnePage: "business plan on one page|one-pager for investors|my idea on a single sheet|one page plan|short business plan",
  mvpPlan: "test my idea cheaply|first version in four weeks|validate before building|quickest test of my app|what to build first",
  growthPlan: "get more users|our retention is low|grow the app|more signups|users leave after a week|grow to 10k users",
  pitchSpeech: "pitch to judges in five minutes|talk to investors on stage|pitch my app on stage|three minute pitch|talk for investors",
  pitchDeck: "slides for investors|pitch deck for a seed round|deck of ten slides for our startup|investor slides|deck for my startup",
  elevatorPitch:
    "my startup in 30 seconds|one minute to explain what we do|short pitch when i meet someone|explain my company in one breath|30 second pitch",
  investorEmail:
    "email an angel investor|write to a vc|update for our investors|ask an investor for a call|intro email to a fund|ask a vc to meet",
  fundingPlan: "raise half a million|how we'll spend the investment|seed round plan|how much to raise|spend a million wisely",
  financePlan:
    "when do we break even|three year forecast|cash flow of my cafe|how much must i sell|forecast for my shop|when will i make profit|monthly costs and income",
  marketAnalysis:
    "is there a market for vegan snacks|how big is the pet industry|size of the market|industry outlook|demand for electric scooters|competitors and trends",
  painPoint:
    "what annoys people about parking|problems of new mums|what users hate|is this need real|what bothers cyclists|why people hate moving|needs of elderly",
  businessModel: "how do we make money|revenue streams of an app|who pays us|how will it earn money|canvas for a delivery app",
  riskCounter: "what if my startup fails|business risks and answers|worst case for my shop|risks for a young company|what if sales drop",
  storePlan:
    "i want my own coffee shop|plan to open a salon|costs of a small bookstore|start a gym in my town|start a flower shop|plan for a juice bar|what i need to open a cafe",
  companyIntro: "company profile for a brochure|introduce our factory|describe our agency|company page|introduce our firm to clients",
  companyName: "what to call my consulting firm|name our startup|what should i name my company|business name ideas|llc name",
  visionMission: "our mission and values|vision statement|why our company exists|our values|mission of the charity",
  franchise: "franchise offer for a tea brand|become our dealer|join our chain|open a branch of our brand|find partners for our chain",
  loanApply:
    "ask the bank for a business loan|loan to expand my farm|borrow money to start a shop|bank loan for my bakery|borrow to buy equipment",
  subsidyApply:
    "apply for a start-up grant|government subsidy for rent|funding for young founders|grant for my small business|money from the government for my firm",
  coFounder:
    "looking for a partner to start a company|need someone to build with|seeking cto|want a co-founder who codes|partner for my idea",
  teamIntro: "who's behind the startup|team page|backgrounds of our founders|meet the founders|team slide",
  equityPlan: "stock options for staff|who gets how much equity|vesting plan|divide the company between us|shares for early employees",
  partnerTerms:
    "open a shop with a friend, who gets what|what if one partner leaves|profit sharing terms|rules between partners|split profit with my friend",
  postmortem:
    "my company failed, what i learned|why we shut down|lessons from a dead startup|closing my shop after a year|we're closing the startup",
  openingReport:
    "proposal for my thesis|research proposal for a master's|why my dissertation topic matters|plan of my research|proposal for phd",
  journalEssay: "publish a paper in a journal|article for an academic journal|submit a manuscript|scholarly article|publish my study",
  professionalEssay:
    "paper for my professional title|nursing paper for senior grade|technical paper by a practitioner|paper for a senior title|practice paper for doctors",
  kepu: "explain black holes to kids|how vaccines work in plain words|popular science on sleep|why do cats purr|explain ai to my grandma|what is inflation simply|explain gravity to a child|how does wifi work|why do leaves fall|simple explanation",
};
