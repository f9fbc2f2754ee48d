/*
 * Words by which a job title tells its field of work; the phrases of that field are then shown first. The first field
 * that knows a word of the title has it, in the order in which phrases stand.
 */
export const STARTING_OUT = /student|graduate|intern\b|internship|trainee|apprentice|school|entry.level/i;
export const OFFICE =
  /office|admin|(?:executive|personal) assistant|secretar|receptionist|clerk|human resources|\bhr\b|recruit/i;
export const SERVICE = /customer|support|service desk|help ?desk|call cent/i;
export const RETAIL = /retail|store|shop|cashier|merchandis|florist/i;
export const SALES = /sales|account (?:executive|manager)|business development|real estate|broker/i;
export const MARKETING = /market|brand|content|social media|seo|copywrit|communications|public relations/i;
export const FINANCE =
  /accountant|accounting|financ|bookkeep|audit|payroll|controller|\btax|banker|insurance/i;
export const SOFTWARE =
  /developer|software|programm|devops|front.?end|back.?end|full.?stack|\bweb|data engineer|reliability|\bqa\b|\bit\b/i;
export const DATA = /data|analyst|analytics|scientist|statistic|research/i;
export const CARE =
  /nurs|\bcare(?:r|giver)?\b|midwi|\brn\b|\blpn\b|therap|medical|health|paramedic|doctor|dental|pharmac/i;
export const TEACHING = /teach|tutor|lectur|professor|instructor|educat|kindergarten|child/i;
export const MANAGEMENT =
  /project|operations|manager|director|\bhead of|lead\b|supervis|product owner|scrum/i;
export const HOSPITALITY =
  /cook|chef|waiter|waitress|server|bar(?:tender|ista)|hotel|kitchen|restaurant|housekeep|baker|event/i;
export const TRADES =
  /electric|plumb|carpent|weld|mechanic|construct|builder|paint|install|technician|maintenance|roof|mason/i;
export const LOGISTICS =
  /warehouse|driver|truck|logistic|forklift|delivery|picker|packer|courier|shipping|supply/i;
