import type { Category } from '@/lib/catalog/schema'

/** Libraries that developers name as part of their stack and that are too small for an entry of their own. */
const ROWS = `
npm:nodemon nodemon build
npm:ws ws backend
npm:vue-router Vue_Router frontend
npm:commander Commander.js terminal
npm:chalk Chalk terminal
npm:multer Multer backend
npm:inversify InversifyJS backend
npm:class-validator class-validator backend
npm:zx zx terminal
npm:@elastic/elasticsearch Elasticsearch search
pypi:isort isort build
pypi:pylint Pylint build
pypi:tox tox testing
pypi:pillow Pillow data
pypi:gensim Gensim ai
pypi:whitenoise WhiteNoise backend
pypi:sympy SymPy data
pypi:hypothesis Hypothesis testing
pypi:coverage Coverage.py testing
pypi:marshmallow marshmallow backend
pypi:peewee Peewee database
pypi:tortoise-orm Tortoise_ORM database
gem:unicorn Unicorn backend
gem:minitest Minitest testing
gem:importmap-rails Importmap frontend
gem:factory_bot_rails Factory_Bot testing
gem:pundit Pundit security
gem:cancancan CanCanCan security
gem:good_job GoodJob backend
gem:activeadmin Active_Admin backend
gem:nokogiri Nokogiri backend
gem:propshaft Propshaft build
gem:thruster Thruster hosting
go:github.com/redis/go-redis Redis database
go:github.com/go-redis/redis Redis database
go:github.com/spf13/cobra Cobra terminal
go:github.com/spf13/viper Viper backend
go:github.com/stretchr/testify Testify testing
go:go.uber.org/zap Zap monitoring
go:github.com/gorilla/mux Gorilla_Mux backend
go:github.com/sirupsen/logrus Logrus monitoring
go:github.com/golang-migrate/migrate golang-migrate database
go:github.com/jmoiron/sqlx sqlx database
go:entgo.io/ent Ent database
go:github.com/hashicorp/vault HashiCorp_Vault security
go:github.com/charmbracelet/bubbletea Bubble_Tea terminal
cargo:reqwest reqwest backend
cargo:clap clap terminal
cargo:tracing tracing monitoring
cargo:warp warp backend
cargo:rayon Rayon backend
cargo:hyper hyper backend
cargo:ratatui Ratatui terminal
cargo:criterion Criterion testing
cargo:candle-core Candle ai
cargo:tower Tower backend
composer:guzzlehttp/guzzle Guzzle backend
composer:monolog/monolog Monolog monitoring
composer:spatie/laravel-permission Laravel_Permission security
composer:laravel/pint Laravel_Pint build
composer:api-platform/core API_Platform api
composer:friendsofphp/php-cs-fixer PHP_CS_Fixer build
maven:org.projectlombok:lombok Lombok build
maven:com.fasterxml.jackson.core:jackson-databind Jackson backend
maven:com.h2database:h2 H2 database
maven:org.slf4j:slf4j-api SLF4J monitoring
maven:ch.qos.logback:logback-classic Logback monitoring
maven:org.mapstruct:mapstruct MapStruct backend
maven:org.testcontainers:testcontainers Testcontainers testing
maven:com.google.guava:guava Guava backend
maven:org.thymeleaf:thymeleaf Thymeleaf frontend
maven:org.springframework.boot:spring-boot-starter-thymeleaf Thymeleaf frontend
maven:org.apache.logging.log4j:log4j-core Log4j monitoring
hex:absinthe Absinthe api
hex:credo Credo build
hex:dialyxir Dialyxir build
hex:swoosh Swoosh email
hex:tesla Tesla backend
hex:req Req backend
hex:bandit Bandit backend
hex:plug_cowboy Cowboy backend
hex:broadway Broadway data
hex:nx Nx ai
hex:ex_machina ExMachina testing
hex:tailwind Tailwind_CSS frontend
hex:esbuild esbuild build
hex:finch Finch backend
hex:guardian Guardian security
docker:zookeeper Apache_ZooKeeper backend
docker:tomcat Apache_Tomcat backend
docker:mongo-express mongo-express database
`

export const LIBRARIES: ReadonlyMap<string, { text: string; category: Category }> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [name = '', text = '', category = ''] = row.split(' ')
      return [name, { text: text.replaceAll('_', ' '), category: category as Category }]
    }),
)
