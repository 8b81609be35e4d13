/**
 * Foods in scripts of no reading language, each line with the English name that has the same facts. A dish goes by an
 * English dish of which at least as much is unknown.
 */
const korean = `
kimchi: 김치, 배추김치, 열무김치, 총각김치, 파김치, 묵은지, 갓김치, 오이소박이, 깍두기, 물김치, 백김치, 동치미, 겉절이
tofu: 두부, 부침두부, 찌개두부
silken tofu: 순두부, 연두부
fried tofu: 유부
instant noodles: 라면, 신라면, 컵라면, 너구리, 짜파게티, 불닭볶음면, 진라면, 삼양라면, 안성탕면, 육개장사발면
tteokbokki: 떡볶이, 라볶이, 로제떡볶이
tteok: 떡, 가래떡, 떡국떡, 떡볶이떡, 절편, 백설기
injeolmi: 인절미
songpyeon: 송편, 시루떡
daifuku: 찹쌀떡
rice: 쌀, 백미, 햅쌀
brown rice: 현미
glutinous rice: 찹쌀
cooked rice: 밥, 쌀밥, 공기밥, 햇반, 찬밥, 누룽지
barley: 보리, 보리쌀
millet: 조, 기장, 좁쌀
buckwheat: 메밀
buckwheat noodles: 메밀국수, 막국수
naengmyeon: 냉면, 물냉면, 비빔냉면
wheat flour: 밀가루, 중력분, 박력분, 강력분
bread flour: 제빵용밀가루
breadcrumbs: 빵가루
tempura batter mix: 튀김가루, 부침가루
corn starch: 옥수수전분, 전분
potato starch: 감자전분
wheat noodles: 국수, 소면, 칼국수면, 중면
udon: 우동, 우동면
glass noodles: 당면
japchae: 잡채
pasta: 파스타
spaghetti: 스파게티
bread: 빵, 바게트
sliced bread: 식빵, 토스트
cake: 케이크, 카스테라
cookies: 쿠키, 비스킷
crackers: 크래커
hotteok: 호떡
egg: 계란, 달걀, 날계란, 유정란
boiled eggs: 삶은계란, 삶은달걀
quail eggs: 메추리알
rolled omelette: 계란말이
milk: 우유, 저지방우유
soy milk: 두유, 베지밀
yogurt: 요구르트, 요거트, 그릭요거트, 야쿠르트
cheese: 치즈, 슬라이스치즈, 체다치즈
mozzarella: 모짜렐라, 모짜렐라치즈
cream cheese: 크림치즈
butter: 버터
margarine: 마가린
cream: 생크림, 휘핑크림
condensed milk: 연유
ice cream: 아이스크림
soy sauce: 간장, 진간장, 국간장, 양조간장, 왜간장
gochujang: 고추장, 초고추장
doenjang: 된장
ssamjang: 쌈장
natto: 낫토, 청국장
miso: 미소된장
chili flakes: 고춧가루
sesame oil: 참기름
perilla oil: 들기름
cooking oil: 식용유
olive oil: 올리브유, 올리브오일
canola oil: 카놀라유
fish sauce: 액젓, 멸치액젓, 까나리액젓, 피시소스
salted shrimp: 새우젓
oyster sauce: 굴소스
mayonnaise: 마요네즈
ketchup: 케첩, 케찹
mustard: 머스타드, 겨자
vinegar: 식초
apple cider vinegar: 사과식초
sugar: 설탕, 흑설탕, 백설탕
salt: 소금, 천일염, 굵은소금
black pepper: 후추, 후춧가루
honey: 꿀
corn syrup: 물엿, 올리고당
rice wine: 맛술, 미림, 막걸리, 청주
soju: 소주
beer: 맥주
wine: 와인
curry roux: 카레, 카레가루
sweet bean sauce: 춘장, 짜장
jajangmyeon: 짜장면, 자장면, 간짜장
jjamppong: 짬뽕
beef: 소고기, 쇠고기, 한우
ground beef: 다진소고기, 소고기다짐육
beef short ribs: 소갈비, 갈비, LA갈비
bulgogi: 불고기, 소불고기, 돼지불고기
brisket: 차돌박이, 양지, 양지머리
beef sirloin: 등심, 채끝
pork: 돼지고기
pork belly: 삼겹살, 오겹살, 대패삼겹살
pork neck: 목살
pork ribs: 돼지갈비
pork trotters: 족발
pork shoulder: 앞다리살
ground pork: 다진돼지고기
bacon: 베이컨
ham: 햄
spam: 스팸, 런천미트
sausage: 소시지, 비엔나소시지, 비엔나
blood sausage: 순대
chicken: 닭고기, 닭, 생닭, 영계
chicken breast: 닭가슴살
chicken legs: 닭다리, 닭다리살
chicken wings: 닭날개
fried chicken: 치킨, 후라이드치킨, 양념치킨, 닭강정
duck: 오리고기, 오리
lamb: 양고기
fish: 생선
fish cake: 어묵, 오뎅
mackerel: 고등어
hairtail: 갈치
tuna: 참치
canned tuna: 참치캔, 참치통조림
salmon: 연어
cod: 대구
pollock: 명태, 동태, 황태, 북어
pollock roe: 명란, 명란젓
anchovies: 멸치, 잔멸치, 국물멸치
saury: 꽁치
eel: 장어
shrimp: 새우, 칵테일새우, 대하, 건새우
crab: 게, 꽃게, 대게
crab sticks: 맛살, 게맛살, 크래미
soy marinated crab: 간장게장, 양념게장
squid: 오징어, 마른오징어
octopus: 문어, 낙지, 주꾸미
clams: 조개, 바지락, 모시조개
mussels: 홍합
oysters: 굴
abalone: 전복
scallops: 가리비
whelks: 골뱅이
sea squirt: 멍게
laver: 김, 조미김, 김밥김, 구운김
kelp: 다시마
wakame: 미역
gimbap: 김밥, 참치김밥, 삼각김밥
mushrooms: 버섯
shiitake mushrooms: 표고버섯, 표고
king oyster mushrooms: 새송이버섯, 새송이
oyster mushrooms: 느타리버섯
enoki mushrooms: 팽이버섯
button mushrooms: 양송이버섯, 양송이
wood ear mushrooms: 목이버섯
pine mushrooms: 송이버섯
onion: 양파
spring onions: 대파, 파, 쪽파, 실파
garlic: 마늘, 다진마늘, 통마늘
ginger: 생강
potato: 감자
sweet potato: 고구마
carrot: 당근
daikon: 무, 무우
napa cabbage: 배추, 알배추
cabbage: 양배추
lettuce: 상추, 양상추
perilla leaves: 깻잎
spinach: 시금치
bean sprouts: 숙주, 숙주나물
soybean sprouts: 콩나물
cucumber: 오이
zucchini: 애호박, 주키니
pumpkin: 단호박, 호박
eggplant: 가지
green chili: 청양고추, 풋고추, 고추
red chili: 홍고추
bell pepper: 파프리카, 피망
tomato: 토마토
cherry tomatoes: 방울토마토
broccoli: 브로콜리
garlic chives: 부추
water celery: 미나리
mugwort: 쑥
bracken: 고사리
bellflower root: 도라지
lotus root: 연근
burdock: 우엉
yam: 마
corn: 옥수수
soybeans: 콩, 대두, 메주콩, 백태
black soybeans: 검은콩, 서리태
red beans: 팥
mung beans: 녹두
mung bean jelly: 청포묵
acorn jelly: 도토리묵
peanut: 땅콩
peanut butter: 땅콩버터
walnuts: 호두
almonds: 아몬드
pine nuts: 잣
chestnuts: 밤
cashews: 캐슈넛
sesame seeds: 깨, 참깨, 통깨, 깨소금
perilla seeds: 들깨, 들깻가루
apple: 사과
pear: 배
banana: 바나나
strawberries: 딸기
grapes: 포도
mandarin: 귤, 한라봉
orange: 오렌지
lemon: 레몬
watermelon: 수박
melon: 멜론, 참외
peach: 복숭아
persimmon: 감, 단감, 곶감
jujubes: 대추
blueberries: 블루베리
kiwi: 키위
mango: 망고
pineapple: 파인애플
avocado: 아보카도
bibimbap: 비빔밥, 돌솥비빔밥
fried rice: 볶음밥, 김치볶음밥
kimchi stew: 김치찌개
doenjang stew: 된장찌개
soft tofu stew: 순두부찌개
army stew: 부대찌개
samgyetang: 삼계탕
seolleongtang: 설렁탕, 곰탕
galbitang: 갈비탕
miyeokguk: 미역국
dumplings: 만두, 물만두, 군만두
kimchi pancake: 김치전, 해물파전, 파전, 부침개
tonkatsu: 돈까스, 돈가스
sushi: 초밥
pizza: 피자
hamburger: 햄버거
sandwich: 샌드위치
chocolate: 초콜릿
jam: 잼, 딸기잼
coffee: 커피
green tea: 녹차
water: 물
ice: 얼음
`
const greek = `
feta: φέτα, τυρί φέτα
cheese: τυρί, τυριά
halloumi: χαλούμι
graviera: γραβιέρα
kasseri: κασέρι
kefalotyri: κεφαλοτύρι
mizithra: μυζήθρα
anthotyro: ανθότυρο
manouri: μανούρι
yogurt: γιαούρτι, γιαούρτι στραγγιστό
milk: γάλα, φρέσκο γάλα
cream: κρέμα γάλακτος
butter: βούτυρο
ice cream: παγωτό
egg: αυγό, αβγό, αυγά, αβγά
bread: ψωμί, φρυγανιές
pita bread: πίτα, πίτες, πίτα για σουβλάκι
filo pastry: φύλλο κρούστας, φύλλο
flour: αλεύρι
semolina: σιμιγδάλι
bulgur: πλιγούρι
trahana: τραχανάς
pasta: μακαρόνια, ζυμαρικά
orzo: κριθαράκι
rice: ρύζι
oats: βρώμη
barley: κριθάρι
rusks: παξιμάδι, παξιμάδια, κριθαρένιο παξιμάδι, ντάκος
olive oil: ελαιόλαδο, λάδι
olives: ελιές, ελιά
kalamata olives: ελιές καλαμών
tomato: ντομάτα, ντομάτες, τομάτα
cucumber: αγγούρι, αγγούρια
onion: κρεμμύδι, κρεμμύδια
garlic: σκόρδο
potatoes: πατάτες, πατάτα
carrot: καρότο, καρότα
eggplant: μελιτζάνα, μελιτζάνες
zucchini: κολοκύθι, κολοκυθάκια
bell pepper: πιπεριά, πιπεριές
spinach: σπανάκι
cabbage: λάχανο
lettuce: μαρούλι
cauliflower: κουνουπίδι
broccoli: μπρόκολο
leek: πράσο, πράσα
celery: σέλινο
beetroot: παντζάρι, παντζάρια
okra: μπάμιες
artichokes: αγκινάρες
vine leaves: αμπελόφυλλα
mushrooms: μανιτάρια, μανιτάρι
parsley: μαϊντανός
dill: άνηθος
mint: δυόσμος, μέντα
oregano: ρίγανη
thyme: θυμάρι
basil: βασιλικός
lemon: λεμόνι, λεμόνια
orange: πορτοκάλι, πορτοκάλια
apple: μήλο, μήλα
banana: μπανάνα, μπανάνες
grapes: σταφύλι, σταφύλια
figs: σύκα, σύκο
watermelon: καρπούζι
melon: πεπόνι
strawberries: φράουλες
peach: ροδάκινο, ροδάκινα
pomegranate: ρόδι
lentils: φακές
chickpeas: ρεβίθια
white beans: φασόλια
giant beans: γίγαντες
fava bean puree: φάβα
peas: αρακάς
walnuts: καρύδια
almonds: αμύγδαλα
peanuts: φιστίκια αράπικα, αράπικο φιστίκι
peanut butter: φυστικοβούτυρο
pistachios: φιστίκια αιγίνης
sesame seeds: σουσάμι
tahini: ταχίνι
halva: χαλβάς
honey: μέλι
sugar: ζάχαρη
salt: αλάτι
pepper: πιπέρι
vinegar: ξύδι, ξίδι
cinnamon: κανέλα
beef: βοδινό, μοσχάρι
pork: χοιρινό
chicken: κοτόπουλο
lamb: αρνί
ground meat: κιμάς
sausage: λουκάνικο, λουκάνικα
ham: ζαμπόν
bacon: μπέικον
fish: ψάρι
salmon: σολομός
cod: μπακαλιάρος
anchovies: γαύρος
sardines: σαρδέλες
sea bass: λαβράκι
sea bream: τσιπούρα
tuna: τόνος
shrimp: γαρίδες, γαρίδα
octopus: χταπόδι
squid: καλαμάρι, καλαμάρια, καλαμαράκια
mussels: μύδια
crab: καβούρι
lobster: αστακός
cuttlefish: σουπιά, σουπιές
tarama: ταραμάς, ταραμοσαλάτα
tzatziki: τζατζίκι
moussaka: μουσακάς
pastitsio: παστίτσιο
souvlaki: σουβλάκι
gyros: γύρος
dolmades: ντολμάδες, ντολμαδάκια
spanakopita: σπανακόπιτα
tiropita: τυρόπιτα
baklava: μπακλαβάς
Greek salad: χωριάτικη, χωριάτικη σαλάτα
chocolate: σοκολάτα
coffee: καφές
tea: τσάι
wine: κρασί
ouzo: ούζο
beer: μπίρα, μπύρα
water: νερό
soy sauce: σάλτσα σόγιας
tofu: τόφου
`
const hebrew = `
hummus: חומוס
chickpeas: גרגרי חומוס
tahini: טחינה
falafel: פלאפל
cheese: גבינה
white cheese: גבינה לבנה
yellow cheese: גבינה צהובה
cottage cheese: קוטג, גבינת קוטג
labneh: לבנה
milk: חלב
yogurt: יוגורט
cream: שמנת
sour cream: שמנת חמוצה
butter: חמאה
margarine: מרגרינה
egg: ביצה, ביצים
bread: לחם, לחמניה
pita bread: פיתה, פיתות
challah: חלה
matzo: מצה, מצות
matzo meal: קמח מצה
flour: קמח, קמח לבן
couscous: קוסקוס
ptitim: פתיתים
bulgur: בורגול
pasta: פסטה
noodles: אטריות
rice: אורז
oats: שיבולת שועל
barley: גריסים, שעורה
lentils: עדשים
white beans: שעועית לבנה, שעועית
peas: אפונה
fava beans: פול
tomatoes: עגבניות, עגבניה
cucumber: מלפפון, מלפפונים
onion: בצל, בצלים
garlic: שום
potatoes: תפוחי אדמה, תפוח אדמה
sweet potato: בטטה
carrot: גזר
eggplant: חציל, חצילים
zucchini: קישוא, קישואים
bell pepper: פלפל, גמבה
cabbage: כרוב
cauliflower: כרובית
broccoli: ברוקולי
spinach: תרד
lettuce: חסה
mushrooms: פטריות, פטריה
corn: תירס
beetroot: סלק
pumpkin: דלעת
parsley: פטרוזיליה
cilantro: כוסברה
dill: שמיר
mint: נענע
zaatar: זעתר
lemon: לימון
orange: תפוז, תפוזים
apple: תפוח, תפוחים
banana: בננה, בננות
grapes: ענבים
watermelon: אבטיח
avocado: אבוקדו
dates: תמרים
strawberries: תותים
pomegranate: רימון
olives: זיתים
olive oil: שמן זית
oil: שמן
sugar: סוכר
salt: מלח
black pepper: פלפל שחור
paprika: פפריקה
cumin: כמון
honey: דבש
date syrup: סילאן
vinegar: חומץ
soy sauce: רוטב סויה
tofu: טופו
peanuts: בוטנים
peanut butter: חמאת בוטנים
bamba: במבה
walnuts: אגוזי מלך
almonds: שקדים
sesame seeds: שומשום
halva: חלבה
chicken: עוף
chicken breast: חזה עוף
beef: בקר, בשר בקר
ground meat: בשר טחון
turkey: הודו
lamb: כבש
sausage: נקניקיות, נקניקיה
schnitzel: שניצל
fish: דג, דגים
salmon: סלמון
tuna: טונה
shrimp: שרימפס
mayonnaise: מיונז
ketchup: קטשופ
mustard: חרדל
chocolate: שוקולד
shakshuka: שקשוקה
sabich: סביח
borek: בורקס
malawach: מלאווח
schug: סחוג
amba: עמבה
coffee: קפה
tea: תה
wine: יין
water: מים
`
const hindi = `
paneer: पनीर
milk: दूध
yogurt: दही
ghee: घी
butter: मक्खन
cream: मलाई
khoya: खोया, मावा
cheese: चीज़, चीज
buttermilk: छाछ
lassi: लस्सी
egg: अंडा, अंडे
rice: चावल
basmati rice: बासमती, बासमती चावल
cooked rice: पके चावल, भात
poha: पोहा
puffed rice: मुरमुरा
whole wheat flour: आटा, गेहूं का आटा
wheat flour: मैदा
semolina: सूजी, रवा
gram flour: बेसन
millet: बाजरा
sorghum: ज्वार
finger millet: रागी
bread: ब्रेड, डबल रोटी
roti: रोटी, चपाती, फुल्का
naan: नान
paratha: पराठा, परांठा
puri: पूरी
lentils: दाल, मसूर दाल, मसूर
pigeon peas: अरहर दाल, तूर दाल
mung dal: मूंग दाल, मूंग
urad dal: उड़द दाल, उड़द
chana dal: चना दाल
chickpeas: चना, छोले, काबुली चना
kidney beans: राजमा
peas: मटर
soybeans: सोयाबीन
soy chunks: सोया चंक्स
potatoes: आलू
onion: प्याज, प्याज़
tomatoes: टमाटर
garlic: लहसुन
ginger: अदरक
green chili: हरी मिर्च
red chili powder: लाल मिर्च, लाल मिर्च पाउडर
eggplant: बैंगन
okra: भिंडी
cauliflower: फूलगोभी, गोभी
cabbage: पत्तागोभी
spinach: पालक
fenugreek: मेथी
carrot: गाजर
radish: मूली
cucumber: खीरा
bottle gourd: लौकी
bitter gourd: करेला
pumpkin: कद्दू
bell pepper: शिमला मिर्च
corn: मक्का, भुट्टा
mushrooms: मशरूम
cilantro: धनिया, हरा धनिया
mint: पुदीना
curry leaves: करी पत्ता
coconut: नारियल
coconut milk: नारियल का दूध
mango: आम
banana: केला
apple: सेब
grapes: अंगूर
pomegranate: अनार
papaya: पपीता
guava: अमरूद
lemon: नींबू
tamarind: इमली
jackfruit: कटहल
peanuts: मूंगफली
cashews: काजू
almonds: बादाम
walnuts: अखरोट
pistachios: पिस्ता
raisins: किशमिश
sesame seeds: तिल
mustard seeds: राई, सरसों
mustard oil: सरसों का तेल
oil: तेल
cumin: जीरा
turmeric: हल्दी
coriander powder: धनिया पाउडर
garam masala: गरम मसाला
cardamom: इलायची
cloves: लौंग
cinnamon: दालचीनी
black pepper: काली मिर्च
asafoetida: हींग
saffron: केसर
bay leaf: तेज पत्ता
salt: नमक
sugar: चीनी, शक्कर
jaggery: गुड़
honey: शहद
chicken: चिकन, मुर्गा
mutton: मटन
fish: मछली
shrimp: झींगा
crab: केकड़ा
amba: अचार
dosa: पापड़, डोसा
samosa: समोसा
pakora: पकोड़ा, पकौड़ा
idli: इडली
gulab jamun: गुलाब जामुन
jalebi: जलेबी
rasgulla: रसगुल्ला
ladoo: लड्डू
kheer: खीर
biryani: बिरयानी
khichdi: खिचड़ी
palak paneer: पालक पनीर
dal makhani: दाल मखनी
chai: चाय
water: पानी
`
const thai = `
shrimp paste: กะปิ
fish sauce: น้ำปลา
soy sauce: ซีอิ๊ว, ซีอิ๊วขาว, ซีอิ๊วดำ
oyster sauce: ซอสหอยนางรม
nam prik pao: น้ำพริก, น้ำพริกเผา
green curry paste: พริกแกงเขียวหวาน
red curry paste: พริกแกงเผ็ด, พริกแกง
coconut milk: กะทิ
coconut: มะพร้าว
rice: ข้าว, ข้าวสาร, ข้าวหอมมะลิ
cooked rice: ข้าวสวย
sticky rice: ข้าวเหนียว
rice noodles: ก๋วยเตี๋ยว, เส้นเล็ก, เส้นใหญ่, เส้นหมี่, ขนมจีน
egg noodles: บะหมี่
instant noodles: มาม่า, บะหมี่กึ่งสำเร็จรูป
glass noodles: วุ้นเส้น
wheat flour: แป้งสาลี
rice flour: แป้งข้าวเจ้า
bread: ขนมปัง
egg: ไข่, ไข่ไก่
duck eggs: ไข่เป็ด
salted eggs: ไข่เค็ม
century eggs: ไข่เยี่ยวม้า
milk: นม, นมสด, นมวัว
condensed milk: นมข้น, นมข้นหวาน
evaporated milk: นมข้นจืด
soy milk: นมถั่วเหลือง, น้ำเต้าหู้
yogurt: โยเกิร์ต
butter: เนย
cheese: ชีส
tofu: เต้าหู้
fermented tofu: เต้าหู้ยี้
fermented soybeans: เต้าเจี้ยว
soybeans: ถั่วเหลือง
peanuts: ถั่วลิสง, ถั่วลิสงคั่ว
mung beans: ถั่วเขียว
bean sprouts: ถั่วงอก
cashews: เม็ดมะม่วงหิมพานต์
sesame seeds: งา
chicken: ไก่, เนื้อไก่
chicken breast: อกไก่
pork: หมู, เนื้อหมู
ground pork: หมูสับ
pork belly: หมูสามชั้น
pork sausage: แหนม, ไส้กรอก
beef: เนื้อวัว, เนื้อ
duck: เป็ด
fish: ปลา
tilapia: ปลานิล
mackerel: ปลาทู
salmon: แซลมอน, ปลาแซลมอน
fermented fish: ปลาร้า
shrimp: กุ้ง, กุ้งสด
dried shrimp: กุ้งแห้ง
crab: ปู
squid: ปลาหมึก
clams: หอยลาย
mussels: หอยแมลงภู่
oysters: หอยนางรม
mushrooms: เห็ด
straw mushrooms: เห็ดฟาง
shiitake mushrooms: เห็ดหอม
oyster mushrooms: เห็ดนางรม
wood ear mushrooms: เห็ดหูหนู
garlic: กระเทียม
shallots: หอมแดง
onion: หอมใหญ่, หัวหอม
spring onions: ต้นหอม
ginger: ขิง
galangal: ข่า
lemongrass: ตะไคร้
kaffir lime leaves: ใบมะกรูด
cilantro: ผักชี
thai basil: โหระพา, ใบโหระพา
holy basil: กะเพรา, ใบกะเพรา
mint: สะระแหน่
chili: พริก, พริกขี้หนู
lime: มะนาว
tamarind: มะขาม, น้ำมะขามเปียก
palm sugar: น้ำตาลปี๊บ, น้ำตาลมะพร้าว
sugar: น้ำตาล, น้ำตาลทราย
salt: เกลือ
pepper: พริกไทย
vinegar: น้ำส้มสายชู
oil: น้ำมัน, น้ำมันพืช
sesame oil: น้ำมันงา
tomato: มะเขือเทศ
eggplant: มะเขือ, มะเขือยาว
cucumber: แตงกวา
cabbage: กะหล่ำปลี
chinese cabbage: ผักกาดขาว
chinese kale: คะน้า
water spinach: ผักบุ้ง
yardlong beans: ถั่วฝักยาว
carrot: แครอท
potato: มันฝรั่ง
pumpkin: ฟักทอง
corn: ข้าวโพด
bamboo shoots: หน่อไม้
mango: มะม่วง
papaya: มะละกอ
banana: กล้วย
pineapple: สับปะรด
durian: ทุเรียน
watermelon: แตงโม
orange: ส้ม
longan: ลำไย
mangosteen: มังคุด
rambutan: เงาะ
jackfruit: ขนุน
pad thai: ผัดไทย
tom yum: ต้มยำ, ต้มยำกุ้ง
som tam: ส้มตำ
green curry: แกงเขียวหวาน
massaman curry: แกงมัสมั่น, มัสมั่น
fried rice: ข้าวผัด
mango sticky rice: ข้าวเหนียวมะม่วง
tea: ชา
coffee: กาแฟ
water: น้ำ, น้ำเปล่า
`

const measures = `
g: 그램, γρ, γραμμάρια, γραμ, גרם, ग्राम, กรัม
kg: 킬로, 키로, κιλό, κιλά, קילו, किलो, กิโล, กิโลกรัม
l: 리터, λίτρο, ליטר, लीटर, ลิตร
pieces: 개, 알, 마리, 모, 장, 쪽, 뿌리, 포기, 덩어리, τεμάχια, τεμ, κομμάτια, יחידות, חתיכות, टुकड़े, ฟอง, ลูก, หัว, ตัว, ชิ้น, ใบ
pack: 봉지, 봉, 팩, 박스, 상자, πακέτο, συσκευασία, חבילה, חבילות, पैकेट, ถุง, แพ็ค, ห่อ, กล่อง
can: 캔, 통조림, κονσέρβα, קופסה, डिब्बा, กระป๋อง
bottle: 병, μπουκάλι, בקבוק, बोतल, ขวด
cup: 컵, φλιτζάνι, כוס, कप, ถ้วย
tablespoons: 큰술, 숟갈, 스푼, κουταλιά, κουταλιές, כף, כפות, चम्मच, ช้อนโต๊ะ, ช้อน
bunch: 단, 묶음, ματσάκι, צרור, गुच्छा, กำ
fresh: 신선한, 생, φρέσκο, φρέσκα, טרי, טרייה, ताजा, สด
frozen: 냉동, κατεψυγμένο, κατεψυγμένα, קפוא, קפואה, แช่แข็ง
leftover: 남은
and: 와, 과, και, और, และ
`

/** The form in which words are compared: without accents, vowel points and the final sigma. */
export function otherScriptKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u093c]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ς', 'σ')
}

/** English names by the words of other scripts. */
export const englishOfOtherScripts: ReadonlyMap<string, string> = new Map(
  [korean, greek, hebrew, hindi, thai, measures].flatMap((table) =>
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [english = '', names = ''] = line.split(': ')
        return names.split(', ').map((name): [string, string] => [otherScriptKey(name), english.toLowerCase()])
      }),
  ),
)
