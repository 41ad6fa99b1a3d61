import { chmodSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { scanFolder } from '@/cli/scan/scan-folder'
import { toSections } from '@/cli/stack/to-stack'
import { folderOfFiles } from '../../support/folder-of-files'

const toolsIn = (files: Record<string, string>): string[] =>
  scanFolder(folderOfFiles(files))
    .tools.map(({ text }) => text)
    .sort()

describe('files that a scan reads', () => {
  test.each<[file: string, text: string, tools: string[]]>([
    ['package.json', '{"dependencies":{"react":"19"},"devDependencies":{"vitest":"4"}}', ['React', 'Vitest']],
    ['web/composer.json', '{"require":{"laravel/framework":"^12"}}', ['Laravel', 'PHP']],
    ['deno.json', '{"imports":{"hono":"jsr:@hono/hono@^4"}}', ['Deno', 'Hono']],
    ['pyproject.toml', '[project]\ndependencies = ["fastapi>=0.1"]\n', ['FastAPI', 'Python']],
    [
      'pyproject.toml',
      '[project]\ndependencies = ["celery[redis, sqs]>=5", "uvicorn[standard]"]\n',
      ['Amazon SQS', 'Celery', 'Python', 'Redis', 'Uvicorn'],
    ],
    ['Pipfile', '[packages]\nflask = "*"\n', ['Flask', 'Python']],
    ['requirements-dev.txt', 'pytest==8\n', ['Python', 'pytest']],
    ['requirements/base.txt', 'django>=5\n', ['Django', 'Python']],
    [
      'setup.py',
      'setup(\n  name="a",\n  install_requires=[\n    "numpy>=1",\n    "pandas",\n  ],\n)\n',
      ['NumPy', 'Python', 'pandas'],
    ],
    [
      'setup.cfg',
      '[options]\ninstall_requires =\n    celery>=5\n    redis\n[mypy]\nstrict = true\n',
      ['Celery', 'Python', 'Redis', 'mypy'],
    ],
    ['environment.yml', 'dependencies:\n  - scipy=1.1\n', ['Conda', 'Python', 'SciPy']],
    [
      'envs/environment-dev.yaml',
      'dependencies:\n- numpy >=1.26,!=2.0\n- conda-forge::pandas >2\n- dask\n',
      ['Conda', 'Dask', 'NumPy', 'Python', 'pandas'],
    ],
    [
      'pixi.toml',
      '[dependencies]\npython = "3.13"\nscipy = "*"\n[feature.test.dependencies]\npytest = "*"\n[target.unix.pypi-dependencies]\nflask = "*"\n',
      ['Flask', 'Pixi', 'Python', 'SciPy', 'pytest'],
    ],
    ['pyproject.toml', '[tool.pixi.dependencies]\nscipy = "*"\n', ['Pixi', 'Python', 'SciPy']],
    [
      'requirements.txt',
      'flask==3.1\n    # via -r requirements.in\njinja2==3.1\n    # via flask\nclick==8.1  # via flask\ncelery==5.5\n',
      ['Celery', 'Flask', 'Python'],
    ],
    ['Cargo.toml', '[dependencies]\ntokio = "1"\n', ['Rust', 'Tokio']],
    ['Gemfile', "gem 'rails'\n", ['Ruby', 'Ruby on Rails']],
    ['go.mod', 'module a.b/c\n\ngo 1.25\n\nrequire github.com/gin-gonic/gin v1.10.0\n', ['Gin', 'Go']],
    [
      'pom.xml',
      '<project><dependency><groupId>junit</groupId><artifactId>junit</artifactId></dependency></project>',
      ['JUnit', 'Java', 'Maven'],
    ],
    [
      'build.gradle.kts',
      'dependencies {\n  implementation("io.ktor:ktor-server-core:3")\n}\nkotlin("jvm")\n',
      ['Gradle', 'Kotlin', 'Ktor'],
    ],
    [
      'android/build.gradle',
      'apply plugin: "org.sonarqube"\ndependencies {\n  classpath "com.google.gms:google-services:4"\n  implementation "com.google.guava:guava:33",\n    "org.mockito:mockito-core:5"\n}\n',
      ['Firebase', 'Gradle', 'Guava', 'Java', 'Mockito', 'SonarQube'],
    ],
    [
      'gradle/libs.versions.toml',
      '[libraries]\nktor = { module = "io.ktor:ktor-server-core", version.ref = "ktor" }\n',
      ['Gradle', 'Ktor'],
    ],
    ['gradle/libs.versions.toml', '[plugins]\nsonar = "org.sonarqube:6.0.0-rc1"\n', ['Gradle', 'SonarQube']],
    [
      'build.sbt',
      'libraryDependencies += "org.apache.spark" %% "spark-core" % "3.5"\n',
      ['Apache Spark', 'Scala', 'sbt'],
    ],
    ['deps.edn', '{:deps {org.postgresql/postgresql {:mvn/version "42"}}}\n', ['Clojure', 'PostgreSQL']],
    [
      'Host.csproj',
      '<PackageReference Include="Aspire.Hosting.Keycloak" /><PackageReference Include="AWSSDK.SQS" />',
      ['.NET', '.NET Aspire', 'Amazon SQS', 'C#', 'Keycloak'],
    ],
    ['App.csproj', '<Project><PackageReference Include="Dapper" Version="2"/></Project>', ['.NET', 'C#', 'Dapper']],
    [
      'Directory.Packages.props',
      '<Project><PackageVersion Include="xunit" Version="2"/></Project>',
      ['.NET', 'xUnit.net'],
    ],
    ['mix.exs', 'defp deps do\n  [{:phoenix, "~> 1.7"}]\nend\n', ['Elixir', 'Phoenix Framework']],
    ['pubspec.yaml', 'dependencies:\n  flutter:\n    sdk: flutter\n', ['Dart', 'Flutter']],
    ['ios/Podfile', "pod 'Alamofire'\n", ['Alamofire', 'CocoaPods', 'iOS']],
    [
      'Package.swift',
      'import PackageDescription\n.package(url: "https://github.com/vapor/vapor.git", from: "4.0.0")\n',
      ['Swift', 'Vapor'],
    ],
    ['DESCRIPTION', 'Package: a\nImports:\n    ggplot2,\n    shiny (>= 1.0)\n', ['R', 'Shiny', 'ggplot2']],
    ['Dockerfile', 'FROM postgres:17\nRUN echo\n', ['Docker', 'PostgreSQL']],
    ['compose.prod.yaml', 'services:\n  cache:\n    image: redis:8\n', ['Docker Compose', 'Redis']],
    [
      'chart/Chart.yaml',
      'apiVersion: v2\nname: web\ndependencies:\n  - name: rabbitmq\n',
      ['Helm', 'Kubernetes', 'RabbitMQ'],
    ],
    ['k8s/web.yaml', 'apiVersion: apps/v1\nkind: Deployment\nspec:\n  - image: nginx:1\n', ['Kubernetes', 'nginx']],
    [
      '.devcontainer/devcontainer.json',
      '{"features":{"ghcr.io/devcontainers/features/terraform:1":{}}}',
      ['Docker', 'Terraform'],
    ],
    [
      '.github/workflows/on-push.yml',
      'jobs:\n  a:\n    steps:\n      - run: npx wrangler deploy\n',
      ['Cloudflare Workers', 'GitHub', 'GitHub Actions'],
    ],
    [
      '.gitlab-ci.yml',
      'test:\n  image: golang:1.25\n  script:\n    - helm lint\n',
      ['GitLab', 'GitLab CI', 'Go', 'Helm'],
    ],
    [
      '.circleci/config.yml',
      'jobs:\n  a:\n    docker:\n      - image: mysql:9\n    steps:\n      - run: terraform plan\n',
      ['CircleCI', 'MySQL', 'Terraform'],
    ],
    ['.travis.yml', 'language: ruby\nscript:\n  - bundle exec rspec\n', ['RSpec', 'Ruby', 'Travis CI']],
    ['Jenkinsfile', "pipeline { sh 'kubectl apply -f web.yaml' }\n", ['Jenkins', 'Kubernetes']],
    [
      'bitbucket-pipelines.yml',
      'image: node:22\npipelines:\n  default:\n    - step:\n        script:\n          - npx vitest run\n',
      ['Bitbucket', 'Node.js', 'Vitest'],
    ],
    [
      '.buildkite/pipeline.yml',
      'steps:\n  - label: test\n    command: cargo clippy\n  - commands:\n      - terraform plan\n',
      ['Buildkite', 'Rust', 'Terraform'],
    ],
    [
      '.woodpecker/test.yml',
      'steps:\n  test:\n    image: golang:1.25\n    commands:\n      - golangci-lint run\n',
      ['Go', 'Woodpecker CI', 'golangci-lint'],
    ],
    [
      '.drone.yml',
      'kind: pipeline\nsteps:\n  - name: test\n    image: redis:8\n    commands:\n      - helm lint\n',
      ['Drone CI', 'Helm', 'Redis'],
    ],
    [
      'vcpkg.json',
      '{"name":"game","dependencies":["sdl2","fmt",{"name":"opencv","features":[]}]}',
      ['C++', 'OpenCV', 'SDL'],
    ],
    ['conanfile.txt', '[requires]\nsdl/2.30.0\nopencv/4.10.0\n', ['C++', 'OpenCV', 'SDL']],
    [
      'shop.code-workspace',
      '{"extensions":{"recommendations":["dbaeumer.vscode-eslint"]}}',
      ['ESLint', 'Visual Studio Code'],
    ],
    [
      'winget-packages.json',
      '{"Sources":[{"Packages":[{"PackageIdentifier":"Git.Git"},{"PackageIdentifier":"Figma.Figma"}]}]}',
      ['Figma', 'Git', 'Windows'],
    ],
    ['azure-pipelines.yml', 'steps:\n  - script: dotnet test\n', ['.NET', 'Azure DevOps']],
    ['Makefile', 'lint:\n\tgolangci-lint run\n', ['GNU Make', 'golangci-lint']],
    [
      '.pre-commit-config.yaml',
      'repos:\n  - repo: https://github.com/psf/black\n    hooks:\n      - id: black\n  - repo: https://github.com/pre-commit/mirrors-mypy\n',
      ['Black', 'mypy', 'pre-commit'],
    ],
    ['main.tf', 'resource "aws_lambda_function" "a" {}\n', ['AWS', 'AWS Lambda', 'Terraform']],
    ['Brewfile', 'brew "ripgrep"\ncask "raycast"\n', ['Homebrew', 'Raycast', 'ripgrep']],
    [
      'Brewfile.work',
      'cask "font-fira-code"\nvscode "esbenp.prettier-vscode"\n',
      ['Fira Code', 'Homebrew', 'Prettier'],
    ],
    ['install/Caskfile', 'cask "raycast"\n', ['Homebrew', 'Raycast']],
    ['Aptfile', 'ffmpeg\ncurl # always there\nlibvips42\n', ['FFmpeg']],
    ['pkglist.txt', 'neovim\nripgrep=14.1\n', ['Neovim', 'pacman', 'ripgrep']],
    ['.default-npm-packages', 'prettier\n@biomejs/biome\n', ['Biome', 'Prettier', 'npm']],
    ['vscode-extensions.txt', 'golang.go\n', ['Go', 'Visual Studio Code']],
    [
      'scripts/brew.sh',
      '# brew install redis\nbrew install ripgrep \\\n  tmux\ncode --install-extension golang.go\nffmpeg -i a.mov b.mp4\n',
      ['Go', 'ripgrep', 'tmux'],
    ],
    ['install.sh', 'curl -fsSL https://sh.rustup.rs | sh\nsudo apt-get install -y redis git\n', ['Redis', 'Rust']],
    [
      'os/installs/browsers.sh',
      'brew_install "Browser of Mozilla" "firefox" "--cask"\nbrew_install "$1" "$FORMULA"\nredis-server\n',
      ['Firefox'],
    ],
    ['app.json', '{"stack":"heroku-24","addons":["heroku-postgresql:mini"]}', ['Heroku', 'PostgreSQL']],
    ['mobile/app.json', '{"name":"shop","displayName":"Shop"}', []],
    ['cloudbuild.yaml', "steps:\n  - name: 'gcr.io/k8s-skaffold/skaffold:v2'\n", ['Google Cloud Build', 'Skaffold']],
    [
      'ios/App.xcodeproj/project.pbxproj',
      'repositoryURL = "https://github.com/Alamofire/Alamofire.git";\n',
      ['Alamofire', 'Xcode'],
    ],
    ['docker/dev.yml', 'services:\n  db:\n    image: postgres:17\n', ['Docker Compose', 'PostgreSQL']],
    ['deploy/docker-compose-prod.yml', 'services:\n  db:\n    image: mariadb\n', ['Docker Compose', 'MariaDB']],
    ['Dockerfile', 'ARG BASE=debian:13-slim\nFROM ${BASE} AS build\nRUN make\n', ['Debian', 'Docker', 'GNU Make']],
    ['cluster/certs.yaml', 'apiVersion: cert-manager.io/v1\nkind: Certificate\n', ['Kubernetes', 'cert-manager']],
    [
      'kubernetes/apps/blog.yaml',
      'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nspec:\n  chart:\n    spec:\n      chart: grafana\n  values:\n    image:\n      repository: ghcr.io/atuinsh/atuin\n---\napiVersion: source.toolkit.fluxcd.io/v1\nkind: OCIRepository\nspec:\n  url: oci://quay.io/cilium/charts/cilium\n---\napiVersion: source.toolkit.fluxcd.io/v1\nkind: OCIRepository\nspec:\n  url: oci://ghcr.io/shop/charts/echo\n',
      ['Atuin', 'Cilium', 'Flux CD', 'Grafana', 'Helm', 'Kubernetes'],
    ],
    ['.mise/config.toml', '[tools]\npython = "3.13"\n', ['Python', 'mise']],
    [
      'ios/fastlane/lanes/beta.rb',
      'lane :beta do\n  upload_to_testflight(skip: true)\nend\n',
      ['TestFlight', 'fastlane'],
    ],
    [
      '.github/actions/setup/action.yml',
      'runs:\n  steps:\n    - run: bundle exec fastlane beta\n',
      ['GitHub', 'GitHub Actions', 'fastlane'],
    ],
    [
      '.github/workflows/push.yml',
      'jobs:\n  a:\n    steps:\n      - uses: docker/login-action@v4\n        with:\n          username: shop\n      - uses: docker/login-action@v4\n        with:\n          registry: ghcr.io\n      - run: |\n          aws s3 sync dist s3://shop\n          docker run --rm -p 80:80 hadolint/hadolint:v2 hadolint -\n',
      ['AWS', 'Amazon S3', 'Docker', 'Docker Hub', 'GitHub', 'GitHub Actions', 'GitHub Container Registry', 'Hadolint'],
    ],
    [
      'package.json',
      '{"scripts":{"deploy":"wrangler deploy","db":"docker compose up"},\n "volta": {\n  "node": "24" } }',
      ['Cloudflare Workers', 'Docker Compose', 'Node.js', 'Volta'],
    ],
    ['shell.nix', 'with pkgs; mkShell { buildInputs = [ nodejs ]; }\n', ['Nix', 'Node.js']],
    ['.tool-versions', 'terraform 1.9.0\n', ['Terraform', 'asdf']],
    ['mise.toml', '[tools]\npython = "3.13"\n', ['Python', 'mise']],
    [
      '.vscode/extensions.json',
      '{"recommendations": ["esbenp.prettier-vscode"], "unwantedRecommendations": ["golang.go"]}',
      ['Prettier', 'Visual Studio Code'],
    ],
    ['.idea/externalDependencies.xml', '<component><plugin id="com.github.copilot" /></component>', ['GitHub Copilot']],
  ])('%s', (file, text, tools) => {
    expect(toolsIn({ [file]: text })).toEqual(tools)
  })

  test.each([
    ['mix.exs', 'defp deps do\n  [{:tesla, "~> 1"}, {:guardian, "~> 2"}]\nend\n', ['Elixir', 'Guardian', 'Tesla']],
    ['Cargo.toml', '[dependencies]\nwarp = "0.3"\n', ['Rust', 'warp']],
    ['Shop.csproj', '<PackageReference Include="OpenTelemetry.Exporter.Console" />', ['.NET', 'C#', 'OpenTelemetry']],
    ['package.json', '{"devDependencies":{"@vue/test-utils":"2"}}', ['Vue Test Utils']],
    ['package.json', '{"dependencies":{"@github/relative-time-element":"5"}}', []],
    ['package.json', '{"dependencies":{"@github/copilot":"1"}}', ['GitHub Copilot']],
    ['package.json', '{"dependencies":{"@replit/codemirror-vim":"6"}}', []],
    [
      'go.mod',
      'module a.b/c\n\ngo 1.25\n\nrequire github.com/aws/aws-sdk-go-v2/service/s3 v1.107.2\n',
      ['Amazon S3', 'Go'],
    ],
    ['mix.exs', 'defp deps do\n  [{:oban_web, "~> 2"}, {:ex_aws_s3, "~> 2"}]\nend\n', ['Amazon S3', 'Elixir', 'Oban']],
    [
      'build.gradle',
      'dependencies {\n  implementation "com.google.cloud:google-cloud-unheard:1"\n}\n',
      ['Gradle', 'Java'],
    ],
    ['Cargo.toml', "[target.'cfg(unix)'.dependencies]\ntokio = '1'\n", ['Rust', 'Tokio']],
    ['go.mod', 'module a.b/c\n\ngo 1.25\n\nrequire gocloud.dev v0.40.0\n', ['Go', 'Go CDK']],
    ['go.mod', 'module a.b/c\n\ngo 1.25\n\nrequire github.com/shop/settings/env v1.0.0\n', ['Go']],
    [
      'pom.xml',
      '<project><plugin><groupId>org.jacoco</groupId><artifactId>jacoco-maven-plugin</artifactId></plugin></project>',
      ['JaCoCo', 'Java', 'Maven'],
    ],
    [
      'pom.xml',
      '<dependency><groupId>org.webjars.npm</groupId><artifactId>bootstrap</artifactId></dependency>',
      ['Bootstrap', 'Java', 'Maven'],
    ],
  ])('%s: a library is not its namesake, and a part gives the product that it belongs to', (file, text, tools) => {
    expect(toolsIn({ [file]: text })).toEqual(tools)
  })

  test('libraries with the name of a car or a newspaper do not link to them', () => {
    const folder = folderOfFiles({ 'mix.exs': '[{:tesla, "~> 1"}, {:guardian, "~> 2"}]\n' })
    const links = toSections(scanFolder(folder).tools).flatMap((section) => section.tools.map(({ link }) => link))
    expect(links.filter((link) => /tesla|guardian/.test(link))).toEqual([])
  })

  test('a file with Windows line ends and a byte order mark gives the same tools', () => {
    const text = '\uFEFFgem "rails"\r\ngem "sidekiq"\r\n'
    expect(toolsIn({ Gemfile: text })).toEqual(['Ruby', 'Ruby on Rails', 'Sidekiq'])
  })
})

describe('names of files', () => {
  test.each<[file: string, tools: string[]]>([
    ['vite.config.mts', ['Vite']],
    ['api/v1/user.proto', ['gRPC']],
    ['.claude/settings.json', ['Claude Code']],
    ['.github/dependabot.yml', ['Dependabot', 'GitHub']],
    ['src/app.css', []],
    ['scripts/manage.py', []],
  ])('%s shows %j without being read', (file, tools) => {
    const folder = folderOfFiles({ [file]: '' })
    chmodSync(path.join(folder, file), 0)
    expect(
      scanFolder(folder)
        .tools.map(({ text }) => text)
        .sort(),
    ).toEqual(tools)
  })

  test('a language is listed from three files and a twentieth of the source files on', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`src/${at}.rs`, '']))
    expect(toolsIn({ ...many, 'a.py': '', 'b.py': '', 'c.py': '', 'd.lua': '' })).toEqual(['Python', 'Rust'])
    expect(toolsIn({ ...many, 'a.py': '', 'b.py': '' })).toEqual(['Rust'])
  })
})

describe('files that a scan does not read', () => {
  const env = 'DATABASE_URL=postgres://user:hunter2@db\nSENTRY_DSN=https://secret@sentry.io/1\n'

  test('files of environment variables are not opened', () => {
    const { tools, read } = scanFolder(folderOfFiles({ '.env': env, '.env.production': env, 'app.env': env }))
    expect({ tools, read }).toEqual({ tools: [], read: [] })
  })

  test.each([
    ['.envrc', 'FROM postgres:17\nexport TOKEN=hunter2\n', ['direnv']],
    ['production.tfvars', 'resource "aws_lambda_function" "a" {}\n', []],
    ['infra/a.auto.tfvars', 'resource "aws_lambda_function" "a" {}\n', []],
    ['infra/terraform.tfvars.json', '{"dependencies":{"react":"19"}}', []],
  ])('%s is not opened', (file, text, tools) => {
    const scan = scanFolder(folderOfFiles({ [file]: text }))
    expect([scan.read, scan.notes, scan.tools.map((tool) => tool.text)]).toEqual([[], [], tools])
  })

  test('installed, generated and example folders are not entered', () => {
    const file = '{"dependencies":{"react":"19"}}'
    expect(
      toolsIn({
        'node_modules/a/package.json': file,
        'vendor/package.json': file,
        'dist/package.json': file,
        'tests/fixtures/package.json': file,
        'examples/one/package.json': file,
      }),
    ).toEqual([])
  })

  test('symbolic links are not followed, and their names are recognised', () => {
    const outside = folderOfFiles({ 'package.json': '{"dependencies":{"react":"19"}}' })
    const folder = folderOfFiles({ Gemfile: 'gem "rails"\n' })
    symlinkSync(outside, path.join(folder, 'outside'))
    symlinkSync(folder, path.join(folder, 'again'))
    symlinkSync('AGENTS.md', path.join(folder, 'CLAUDE.md'))
    const found = scanFolder(folder).tools.map(({ text }) => text)
    expect(found.sort()).toEqual(['Claude Code', 'Ruby', 'Ruby on Rails'])
  })

  test('packages without a catalogue entry are left out', () => {
    expect(toolsIn({ 'package.json': '{"dependencies":{"left-over-thing":"1","react":"19"}}' })).toEqual(['React'])
  })

  test('a file of two megabytes is reported and not read', () => {
    const folder = folderOfFiles({ 'requirements.txt': 'django\n'.repeat(300_000) })
    expect(scanFolder(folder).notes).toEqual(['requirements.txt was not read: it is too large or could not be opened.'])
  })
})

test('tools are sorted into sections, each tool once with the files that show it', () => {
  const folder = folderOfFiles({
    'a/package.json': '{"dependencies":{"react":"19","fastify":"5"}}',
    'b/package.json': '{"dependencies":{"react":"19"},"devDependencies":{"vitest":"4","eslint":"9"}}',
    'compose.yaml': 'services:\n  db:\n    image: postgres:17\n',
  })
  const { tools } = scanFolder(folder)
  expect(tools.find(({ text }) => text === 'React')?.sources).toEqual(['a/package.json', 'b/package.json'])
  const sections = toSections(tools)
  expect(
    sections
      .flatMap((section) => section.tools)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['Docker Compose', 'ESLint', 'Fastify', 'PostgreSQL', 'React', 'Vitest'].sort())
  expect(sections.find((section) => section.tools.some(({ text }) => text === 'React'))?.title).toMatch(/Web|Frontend/)
})
