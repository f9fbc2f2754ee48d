import { emptyValues } from '#documents/fields.ts';
import { JOB, STUDY } from '#documents/resume/fields.ts';
import { PERSON } from '#documents/resume/person-fields.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import type { ResumeData } from '#documents/resume/schema.ts';

/** What differs from resume to resume; everything else is worked out. */
type Person = {
  language?: string;
  name: [first: string, last: string];
  title: string;
  mail: string;
  phone: string;
  location: string;
  summary: string;
  jobs: [position: string, company: string, location: string, lines: string[]][];
  study: [degree: string, school: string, location: string];
  skills: string[];
};

function resumeOf(person: Person): ResumeData {
  const [firstName, lastName] = person.name;
  const [degree, school, location] = person.study;
  return {
    ...emptyResume(),
    personalInfo: {
      ...emptyValues(PERSON),
      firstName,
      lastName,
      title: person.title,
      email: `${person.mail}@example.com`,
      phone: person.phone,
      location: person.location,
      links: [{ label: 'LinkedIn', url: `https://www.linkedin.com/in/${person.mail.replace('.', '-')}` }],
    },
    summary: person.summary,
    employment: person.jobs.map(([position, company, place, lines], index) => ({
      ...emptyValues(JOB),
      id: `job-${index + 1}`,
      position,
      company,
      location: place,
      startDate: ['2021-04', '2017-09'][index] ?? '',
      endDate: index === 0 ? '' : '2021-03',
      current: index === 0,
      description: lines.map((line) => `- ${line}`).join('\n'),
    })),
    education: [
      {
        ...emptyValues(STUDY),
        id: 'study-1',
        degree,
        school,
        location,
        graduationDate: '2017-06',
        description: '',
      },
    ],
    skills: person.skills,
    settings: { ...emptyResume().settings, language: person.language ?? 'en' },
  };
}

/**
 * A resume in each script that we set, by believable people, as somebody there would write it. The words of the
 * document itself, its section headings and months, are those of the language it is set to.
 */
export const scriptResumes = {
  simplifiedChinese: resumeOf({
    language: 'zh',
    name: ['王', '晓雯'],
    title: '高级产品经理',
    mail: 'xiaowen.wang',
    phone: '+86 138 0013 8000',
    location: '上海市浦东新区',
    summary:
      '拥有八年互联网产品经验，专注于支付与会员增长。善于用数据发现问题，推动设计、研发和运营团队把想法变成用户每天都在使用的功能。希望在面向全球市场的团队中负责核心产品线。',
    jobs: [
      [
        '高级产品经理',
        '星河支付科技有限公司',
        '上海',
        [
          '负责跨境收款产品从零到一的规划与上线，首年服务商户1.2万家',
          '重新设计开户流程，把平均审核时间从三天缩短到四小时',
          '与风控团队合作建立规则引擎，欺诈损失率下降35%，同时保持通过率不变',
          '每月访谈二十位商户，将反馈整理成“问题地图”，作为季度规划的依据',
        ],
      ],
      [
        '产品经理',
        '青禾电商平台',
        '杭州',
        ['主导会员体系改版，次月留存率提高8个百分点', '使用SQL和Python搭建自助分析看板，供六个业务团队使用'],
      ],
    ],
    study: ['信息管理与信息系统（本科）', '浙江大学', '杭州'],
    skills: ['产品规划', '用户研究', '数据分析', '项目管理', 'SQL', '英语（流利）'],
  }),
  traditionalChinese: resumeOf({
    language: 'zh',
    name: ['林', '佳穎'],
    title: '資深使用者經驗設計師',
    mail: 'chiaying.lin',
    phone: '+886 912 345 678',
    location: '臺北市大安區',
    summary:
      '九年介面與服務設計經驗，曾為銀行、醫療與交通業者打造每日有數十萬人使用的產品。擅長把複雜的流程化繁為簡，並以研究與測試說服團隊。',
    jobs: [
      [
        '資深使用者經驗設計師',
        '晨光數位銀行',
        '臺北',
        [
          '帶領四人設計團隊，建立跨網頁與行動裝置的設計系統',
          '改善線上開戶流程，完成率由六成二提升至八成五',
          '推動無障礙檢核，使網站取得無障礙標章AA等級',
        ],
      ],
      [
        '介面設計師',
        '聯合醫療資訊',
        '新竹',
        ['為三十二家醫院設計掛號與看診進度服務', '訪談一百二十位長者，據此放大字級並簡化操作步驟'],
      ],
    ],
    study: ['工業設計學士', '國立成功大學', '臺南'],
    skills: ['使用者研究', '互動設計', '設計系統', '無障礙', 'Figma', '日語'],
  }),
  japanese: resumeOf({
    language: 'ja',
    name: ['渡辺', '美咲'],
    title: 'バックエンドエンジニア',
    mail: 'misaki.watanabe',
    phone: '+81 90-1234-5678',
    location: '東京都渋谷区',
    summary:
      '決済と物流の分野で八年間、サーバーサイドの開発に携わってきました。止まらない仕組みを作ること、そして後から来た人がすぐに理解できるコードを残すことを大切にしています。',
    jobs: [
      [
        'シニアエンジニア',
        '株式会社あおぞらペイ',
        '東京',
        [
          '一日三百万件の決済を処理する基盤を、Goで段階的に書き直し、応答時間を900ミリ秒から85ミリ秒に短縮',
          '障害対応の手順書を整備し、夜間の呼び出しを四半期で半減',
          '新卒エンジニア五名の育成を担当し、うち二名が現在チームリーダーとして活躍',
        ],
      ],
      [
        'ソフトウェアエンジニア',
        '北斗ロジスティクス株式会社',
        '札幌市',
        [
          '倉庫の在庫引当システムを設計・開発し、誤出荷を六割削減',
          '配送ルートの計算を改善して、燃料費を年間四千万円節約',
        ],
      ],
    ],
    study: ['情報工学 学士', '北海道大学', '札幌市'],
    skills: ['Go', 'PostgreSQL', 'システム設計', '負荷試験', 'コードレビュー', '英語（TOEIC 890点）'],
  }),
  korean: resumeOf({
    language: 'ko',
    name: ['김', '서연'],
    title: '데이터 분석가',
    mail: 'seoyeon.kim',
    phone: '+82 10-1234-5678',
    location: '서울특별시 마포구',
    summary:
      '유통과 금융 분야에서 일곱 해 동안 데이터를 분석해 온 분석가입니다. 복잡한 숫자를 누구나 이해할 수 있는 이야기로 풀어내고, 그 결과가 실제 의사 결정으로 이어지도록 돕습니다.',
    jobs: [
      [
        '선임 데이터 분석가',
        '한빛커머스',
        '서울',
        [
          '수요 예측 모델을 새로 구축하여 재고 비용을 연간 18억 원 절감',
          '고객 이탈 징후를 2주 먼저 찾아내는 지표를 설계하고, 재구매율을 11% 높임',
          '현업 담당자 60명을 대상으로 SQL 교육 과정을 만들어 운영',
        ],
      ],
      [
        '데이터 분석가',
        '다온카드',
        '성남시 분당구',
        [
          '카드 이용 내역을 바탕으로 맞춤 혜택 추천 서비스 기획',
          '월간 경영 보고서를 자동화하여 작성 시간을 사흘에서 두 시간으로 단축',
        ],
      ],
    ],
    study: ['통계학 학사', '부산대학교', '부산'],
    skills: ['통계 모델링', '실험 설계', 'Python', 'SQL', '데이터 시각화', '영어'],
  }),
  hindi: resumeOf({
    name: ['प्रिया', 'शर्मा'],
    title: 'वरिष्ठ परियोजना प्रबंधक',
    mail: 'priya.sharma',
    phone: '+91 98765 43210',
    location: 'पुणे, महाराष्ट्र',
    summary:
      'ग्रामीण स्वास्थ्य और शिक्षा के क्षेत्र में दस वर्षों का अनुभव। सीमित संसाधनों में बड़ी परियोजनाएँ समय पर पूरी करने और स्थानीय समुदायों को साथ लेकर चलने में दक्ष।',
    jobs: [
      [
        'वरिष्ठ परियोजना प्रबंधक',
        'संकल्प स्वास्थ्य न्यास',
        'पुणे',
        [
          'चार ज़िलों में टीकाकरण कार्यक्रम का नेतृत्व किया और 85,000 बच्चों तक पहुँच बनाई',
          '120 कार्यकर्ताओं के प्रशिक्षण के लिए नई पाठ्यसामग्री तैयार की',
          'दवाओं की आपूर्ति व्यवस्था में सुधार करके प्रतीक्षा का समय आधा किया',
        ],
      ],
      [
        'परियोजना समन्वयक',
        'ज्ञानदीप शिक्षा संस्था',
        'भोपाल',
        ['सरकारी विद्यालयों में 60 पुस्तकालय स्थापित किए', 'वार्षिक बजट और दानदाताओं के लिए प्रतिवेदन तैयार किए'],
      ],
    ],
    study: ['समाज कार्य में स्नातकोत्तर', 'दिल्ली विश्वविद्यालय', 'नई दिल्ली'],
    skills: ['परियोजना प्रबंधन', 'बजट निर्माण', 'प्रशिक्षण', 'सामुदायिक संवाद', 'हिन्दी', 'मराठी'],
  }),
  thai: resumeOf({
    name: ['กิตติพงษ์', 'ศรีสุวรรณ'],
    title: 'ผู้จัดการฝ่ายปฏิบัติการโรงแรม',
    mail: 'kittipong.s',
    phone: '+66 81 234 5678',
    location: 'เชียงใหม่',
    summary:
      'มีประสบการณ์ด้านงานโรงแรมมากว่าสิบสองปี เชี่ยวชาญการบริหารทีมงานต้อนรับและการยกระดับคุณภาพบริการ เชื่อว่าแขกจะกลับมาเมื่อพนักงานมีความสุขกับงานที่ทำ',
    jobs: [
      [
        'ผู้จัดการฝ่ายปฏิบัติการ',
        'โรงแรมล้านนาริเวอร์ไซด์',
        'เชียงใหม่',
        [
          'ดูแลพนักงาน 140 คนในโรงแรมขนาด 220 ห้อง และเพิ่มคะแนนความพึงพอใจของแขกจาก 8.1 เป็น 9.2',
          'ลดการใช้พลังงานลงร้อยละ 18 ภายในสองปี โดยไม่กระทบต่อความสะดวกสบายของแขก',
          'จัดทำหลักสูตรอบรมภาษาอังกฤษสำหรับพนักงานแม่บ้านและพนักงานต้อนรับ',
        ],
      ],
      [
        'หัวหน้าแผนกต้อนรับ',
        'โรงแรมอันดามันบีช',
        'ภูเก็ต',
        ['ปรับปรุงขั้นตอนการเช็คอินให้ใช้เวลาไม่เกินห้านาที', 'ประสานงานกับบริษัทนำเที่ยวกว่าสามสิบแห่ง'],
      ],
    ],
    study: ['ศิลปศาสตรบัณฑิต สาขาการโรงแรม', 'มหาวิทยาลัยเชียงใหม่', 'เชียงใหม่'],
    skills: ['การบริหารทีม', 'งานบริการลูกค้า', 'การวางแผนงบประมาณ', 'ภาษาอังกฤษ', 'ภาษาจีนกลาง'],
  }),
  arabic: resumeOf({
    language: 'ar',
    name: ['ليلى', 'حداد'],
    title: 'مهندسة مدنية',
    mail: 'layla.haddad',
    phone: '+962 7 9012 3456',
    location: 'عمّان، الأردن',
    summary:
      'مهندسة مدنية بخبرة تسع سنوات في تصميم الجسور والطرق والإشراف على تنفيذها. أحرص على السلامة أولاً، وعلى تسليم العمل في موعده ضمن الميزانية المقررة.',
    jobs: [
      [
        'مهندسة مشاريع أولى',
        'شركة الأفق للمقاولات',
        'عمّان',
        [
          'الإشراف على إنشاء ثلاثة جسور حضرية دون أي حادث عمل',
          'تطوير طريقة لمراجعة المخططات خفّضت أخطاء التنفيذ إلى النصف',
          'تدريب سبعة مهندسين حديثي التخرج ومتابعة تقدمهم',
        ],
      ],
      [
        'مهندسة تصميم',
        'مكتب البناء الحديث',
        'إربد',
        ['إعداد المخططات والحسابات الإنشائية لمبانٍ سكنية وتجارية', 'التنسيق مع البلديات للحصول على التراخيص'],
      ],
    ],
    study: ['بكالوريوس الهندسة المدنية', 'الجامعة الأردنية', 'عمّان'],
    skills: ['التصميم الإنشائي', 'إدارة المواقع', 'السلامة المهنية', 'اللغة الإنجليزية'],
  }),
  hebrew: resumeOf({
    language: 'he',
    name: ['נועה', 'לוי'],
    title: 'מורה למדעים ורכזת שכבה',
    mail: 'noa.levi',
    phone: '+972 52-345-6789',
    location: 'חיפה',
    summary:
      'מורה למדעים עם אחת־עשרה שנות ניסיון בחטיבת הביניים ובתיכון. מאמינה שתלמידים לומדים כשהם חוקרים בעצמם, ובונה עבורם שיעורים שמתחילים בשאלה ולא בתשובה.',
    jobs: [
      [
        'רכזת שכבה ומורה לביולוגיה',
        'תיכון הכרמל',
        'חיפה',
        [
          'הובלת צוות של ארבעה־עשר מורים ומאתיים תלמידים',
          'הקמת מעבדת חקר שבה לומדים כיום כל תלמידי כיתות י',
          'העלאת שיעור הזכאים לבגרות מורחבת בביולוגיה מרבע למחצית',
        ],
      ],
      [
        'מורה למדעים',
        'חטיבת הביניים רבין',
        'עפולה',
        ['כתיבת תכנית לימודים בנושא מים ואקלים', 'ליווי מורים חדשים בשנתם הראשונה'],
      ],
    ],
    study: ['תואר ראשון בביולוגיה ותעודת הוראה', 'אוניברסיטת חיפה', 'חיפה'],
    skills: ['הוראת מדעים', 'הנחיית צוות', 'פיתוח תכניות לימודים', 'אנגלית'],
  }),
  vietnamese: resumeOf({
    name: ['Nguyễn', 'Thị Thu Hằng'],
    title: 'Kế toán trưởng',
    mail: 'hang.nguyen',
    phone: '+84 912 345 678',
    location: 'Quận Hải Châu, Đà Nẵng',
    summary:
      'Hơn mười năm kinh nghiệm kế toán trong ngành sản xuất và xuất khẩu thủy sản. Thành thạo chuẩn mực kế toán Việt Nam và quốc tế, luôn giữ sổ sách minh bạch và đúng hạn.',
    jobs: [
      [
        'Kế toán trưởng',
        'Công ty Thủy sản Biển Đông',
        'Đà Nẵng',
        [
          'Rút ngắn thời gian khóa sổ hằng tháng từ mười hai ngày xuống còn bốn ngày',
          'Xây dựng quy trình kiểm soát chi phí, tiết kiệm 6,5 tỷ đồng mỗi năm',
          'Đào tạo và hướng dẫn đội ngũ chín nhân viên',
        ],
      ],
      [
        'Kế toán tổng hợp',
        'Xưởng Gỗ Trường Sơn',
        'Huế',
        ['Lập báo cáo tài chính và quyết toán thuế', 'Chuyển toàn bộ sổ sách giấy sang phần mềm kế toán'],
      ],
    ],
    study: ['Cử nhân Kế toán', 'Đại học Kinh tế, Đại học Đà Nẵng', 'Đà Nẵng'],
    skills: ['Báo cáo tài chính', 'Quyết toán thuế', 'Kiểm soát chi phí', 'Tiếng Anh'],
  }),
  greek: resumeOf({
    name: ['Ελένη', 'Παπαδοπούλου'],
    title: 'Αρχιτέκτων μηχανικός',
    mail: 'eleni.papadopoulou',
    phone: '+30 697 123 4567',
    location: 'Θεσσαλονίκη',
    summary:
      'Αρχιτέκτων με οκτώ χρόνια εμπειρίας στην αποκατάσταση ιστορικών κτιρίων. Συνδυάζω τον σεβασμό στο παλιό με λύσεις που εξυπηρετούν τους σημερινούς κατοίκους.',
    jobs: [
      [
        'Επικεφαλής έργων',
        'Μελετητική Βορείου Αιγαίου',
        'Θεσσαλονίκη',
        [
          'Ανέλαβα την αποκατάσταση έξι διατηρητέων κτιρίων στην Άνω Πόλη',
          'Μείωσα το κόστος των μελετών κατά 22% με τρισδιάστατη αποτύπωση',
          'Καθοδήγησα ομάδα πέντε νέων αρχιτεκτόνων',
        ],
      ],
      [
        'Αρχιτέκτων',
        'Γραφείο Ιωάννου και Συνεργάτες',
        'Αθήνα',
        ['Σχεδίασα κατοικίες και μικρά ξενοδοχεία στις Κυκλάδες', 'Συντόνισα συνεργεία στην οικοδομή'],
      ],
    ],
    study: ['Δίπλωμα αρχιτέκτονα μηχανικού', 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης', 'Θεσσαλονίκη'],
    skills: ['Αποκατάσταση κτιρίων', 'Διαχείριση έργων', 'Τρισδιάστατη σχεδίαση', 'Αγγλικά'],
  }),
  ukrainian: resumeOf({
    name: ['Юлія', 'Їжакевич'],
    title: 'Головна медична сестра',
    mail: 'yuliia.yizhakevych',
    phone: '+380 67 123 45 67',
    location: 'Львів',
    summary:
      'Медична сестра з п’ятнадцятьма роками досвіду в хірургії та реанімації. Вмію організувати роботу відділення так, щоб пацієнти почувалися в безпеці, а колеги мали час на відпочинок.',
    jobs: [
      [
        'Головна медична сестра',
        'Львівська обласна клінічна лікарня',
        'Львів',
        [
          'Керую роботою 48 медичних сестер трьох хірургічних відділень',
          'Впровадила електронний облік ліків і зменшила кількість помилок на 70%',
          'Щороку навчаю двадцять молодих фахівців',
        ],
      ],
      [
        'Медична сестра реанімації',
        'Міська лікарня № 8',
        'Тернопіль',
        ['Доглядала за пацієнтами після складних операцій', 'Розробила пам’ятку для родичів пацієнтів'],
      ],
    ],
    study: ['Магістр медсестринства', 'Тернопільський національний медичний університет', 'Тернопіль'],
    skills: ['Інтенсивна терапія', 'Управління персоналом', 'Навчання', 'Польська мова'],
  }),
  polish: resumeOf({
    language: 'pl',
    name: ['Łukasz', 'Żółkiewski'],
    title: 'Inżynier automatyk',
    mail: 'lukasz.zolkiewski',
    phone: '+48 601 234 567',
    location: 'Gdańsk',
    summary:
      'Inżynier z dziewięcioletnim doświadczeniem w uruchamianiu linii produkcyjnych. Łączę wiedzę o sterownikach z cierpliwością do ludzi, którzy przy tych liniach pracują.',
    jobs: [
      [
        'Starszy inżynier automatyk',
        'Bałtyckie Zakłady Spożywcze',
        'Gdańsk',
        [
          'Uruchomiłem cztery linie pakujące i skróciłem przezbrojenia z 90 do 25 minut',
          'Zmniejszyłem liczbę nieplanowanych przestojów o jedną trzecią',
          'Przeszkoliłem trzydziestu operatorów w obsłudze nowych urządzeń',
        ],
      ],
      [
        'Programista sterowników',
        'Stocznia Północna',
        'Gdynia',
        ['Pisałem oprogramowanie dźwigów i suwnic', 'Prowadziłem odbiory techniczne na trzech statkach'],
      ],
    ],
    study: ['Magister inżynier automatyki i robotyki', 'Politechnika Gdańska', 'Gdańsk'],
    skills: ['Sterowniki PLC', 'Robotyka', 'Bezpieczeństwo maszyn', 'Język angielski'],
  }),
  czech: resumeOf({
    name: ['Tomáš', 'Dvořáček'],
    title: 'Vedoucí kuchyně',
    mail: 'tomas.dvoracek',
    phone: '+420 601 234 567',
    location: 'Brno',
    summary:
      'Kuchař s třináctiletou praxí v hotelových i rodinných restauracích. Vařím z místních surovin, hlídám náklady a ze všeho nejraději učím mladší kolegy řemeslu.',
    jobs: [
      [
        'Šéfkuchař',
        'Restaurace U Zlatého jeřába',
        'Brno',
        [
          'Sestavil jsem sezonní jídelníček, díky němuž tržby vzrostly o čtvrtinu',
          'Snížil jsem množství vyhozených potravin na třetinu',
          'Vedu tým jedenácti kuchařů a dvou učňů',
        ],
      ],
      [
        'Kuchař',
        'Hotel Na Příkopě',
        'Olomouc',
        ['Připravoval jsem rauty až pro tři sta hostů', 'Zavedl jsem přehledné označování alergenů'],
      ],
    ],
    study: ['Výuční list v oboru kuchař', 'Střední škola gastronomie', 'Olomouc'],
    skills: ['Sezonní kuchyně', 'Kalkulace', 'Vedení týmu', 'Němčina'],
  }),
  emoji: resumeOf({
    name: ['Maya', 'Lindqvist'],
    title: 'Community Manager 🌱',
    mail: 'maya.lindqvist',
    phone: '+46 70 123 45 67',
    location: 'Malmö, Sweden 📍',
    summary:
      'Seven years of building communities where people answer each other before we do 💬. I write, listen, and run the occasional very large picnic 🧺.',
    jobs: [
      [
        'Community Manager',
        'Fjärd Games',
        'Malmö',
        [
          '🚀 Grew the players’ forum from 4,000 to 90,000 members in three years',
          '🎯 Halved the time to a first answer, to under two hours',
          '🏆 Ran the annual design contest with entries from 31 countries',
        ],
      ],
      [
        'Support Specialist',
        'Kanalen',
        'Lund',
        [
          '📞 Answered forty calls a day in three languages',
          '💡 Wrote the help center’s fifty most-read articles',
        ],
      ],
    ],
    study: ['B.A. Media and Communication 🎓', 'Lund University', 'Lund'],
    skills: ['Moderation', 'Writing ✍', 'Event planning 🎉', 'Swedish', 'German'],
  }),
} as const satisfies Readonly<Record<string, ResumeData>>;
